import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { ErasureResult, PersonalData, PersonalRecord } from '#contract/lifecycle/privacy.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadText } from '#web/ui/download.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { privacyPanelStrings as strings } from './privacy-strings.ts'

const countsOf = (records: readonly PersonalRecord[]): string[] => {
  const counts = new Map<string, number>()
  for (const { table } of records) counts.set(table, (counts.get(table) ?? 0) + 1)
  return [...counts].map(
    ([table, count]) => strings.tables[table]?.(count) ?? `${entityLabelOf(table)}: ${count}`,
  )
}

function Counts({ title, records }: { title: string; records: readonly PersonalRecord[] }) {
  if (records.length === 0) return null
  return (
    <section>
      <h3 className="text-ink-faint text-sm">{title}</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {countsOf(records).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

type KeptDataProps = { data: PersonalData; onErase: () => void }

export function PersonalDataRecords({ data, onErase }: KeptDataProps) {
  const { email, records } = data
  if (records.length === 0) return <p>{strings.nothing(email)}</p>
  const save = () =>
    downloadText(`${email}.json`, `${JSON.stringify(data, null, 2)}\n`, 'application/json')
  return (
    <Card className="grid gap-4">
      <CardTitle className="wrap-anywhere">{strings.found(email)}</CardTitle>
      <Counts title={strings.own} records={records.filter(({ isOwn }) => isOwn)} />
      <Counts title={strings.named} records={records.filter(({ isOwn }) => !isOwn)} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={save}>
          {strings.download}
        </Button>
        <Button variant="danger" onClick={onErase}>
          {strings.erase}
        </Button>
      </div>
    </Card>
  )
}

/** Lists the data that an erasure kept, because it is content of the site. */
export function ErasureReport({ erasure: { kept } }: { erasure: ErasureResult }) {
  return (
    <Card className="grid gap-3">
      <p>{strings.done}</p>
      {kept.length > 0 && (
        <>
          <p>{strings.kept}</p>
          <ul className="grid gap-1 text-sm">
            {kept.map(({ entity, id, title }) => (
              <li key={`${entity} ${id}`} className="wrap-anywhere">
                {strings.entry(entityLabelOf(entity), title)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
