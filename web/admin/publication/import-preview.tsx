import { useState } from 'react'
import type { ImportEntry } from '#contract/publication-import.ts'
import { publicationImport as words } from '#web/content/publication-import.ts'
import { Button } from '#web/ui/button.tsx'
import { ImportEntryRow } from './import-entry-row.tsx'

/** What needs a person first. */
const order = ['failed', 'new', 'version', 'duplicate'] as const
/** More at once would make a browser slow. */
const shownAtFirst = 100

type ImportPreviewProps = {
  entries: readonly ImportEntry[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  onMend: (index: number, text: string) => void
}

/** The entries of an import in groups by what would become of them. */
export function ImportPreview({ entries, ...props }: ImportPreviewProps) {
  return (
    <div className="grid gap-6">
      {order.map((status) => {
        const group = entries.filter((entry) => entry.status === status)
        return group.length > 0 && <Group key={status} status={status} entries={group} {...props} />
      })}
    </div>
  )
}

type GroupProps = ImportPreviewProps & { status: ImportEntry['status'] }

function Group({ status, entries, chosen, onChoose, onMend }: GroupProps) {
  const [shown, setShown] = useState(shownAtFirst)
  const name = words.groups[status]
  const change = (indexes: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const index of indexes) {
      if (isChosen) next.add(index)
      else next.delete(index)
    }
    onChoose(next)
  }
  return (
    <section>
      <h3 className="flex items-center gap-3 font-medium">
        {status !== 'failed' && (
          <input
            type="checkbox"
            className="size-4"
            aria-label={words.chooseAll(name)}
            checked={entries.every(({ index }) => chosen.has(index))}
            onChange={({ target }) =>
              change(
                entries.map(({ index }) => index),
                target.checked,
              )
            }
          />
        )}
        {name}
        <span className="font-normal text-ink-soft text-sm">{words.count(entries.length)}</span>
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {entries.slice(0, shown).map((entry) => (
          <ImportEntryRow
            key={`${entry.index} ${entry.text}`}
            entry={entry}
            isChosen={chosen.has(entry.index)}
            onChoose={(isChosen) => change([entry.index], isChosen)}
            onMend={(text) => onMend(entry.index, text)}
          />
        ))}
      </ul>
      {entries.length > shown && (
        <Button variant="secondary" size="sm" onClick={() => setShown(shown + shownAtFirst)}>
          {words.more(Math.min(shownAtFirst, entries.length - shown))}
        </Button>
      )}
    </section>
  )
}
