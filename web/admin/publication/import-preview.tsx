import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ImportEntry } from '#contract/publication/publication-import.ts'
import { Button } from '#web/ui/button.tsx'
import { ImportEntryRow } from './import-entry-row.tsx'
import { publicationImport as words } from './publication-import-words.ts'

/** What can be saved first; what could not be read is folded below it. */
const order = ['new', 'version', 'duplicate', 'failed'] as const
/** More at once would make a browser slow. */
const shownAtFirst = 100

type ImportPreviewProps = {
  entries: readonly ImportEntry[]
  chosen: ReadonlySet<number>
  onChoose: (entries: readonly ImportEntry[], isChosen: boolean) => void
  onMend: (index: number, text: string) => void
}

/** The entries of an import in groups by what would become of them. */
export function ImportPreview({ entries, ...props }: ImportPreviewProps) {
  const groups = order
    .map((status) => ({
      status,
      // Those with a warning stand where they are seen.
      group: entries
        .filter((entry) => entry.status === status)
        .toSorted((one, other) => Number(other.reason !== '') - Number(one.reason !== '')),
    }))
    .filter(({ group }) => group.length > 0)
  const failed = entries.filter(({ status }) => status === 'failed').length
  const folded = useRef<HTMLDetailsElement>(null)
  const showFailed = () => {
    if (folded.current) folded.current.open = true
    folded.current?.querySelector('summary')?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Summary
        failed={failed}
        text={groups
          .filter(({ status }) => status !== 'failed')
          .map(({ status, group }) => words.tally[status](group.length))
          .join(' · ')}
        onFailed={showFailed}
      />
      {groups.map(({ status, group }) =>
        status === 'failed' ? (
          <Failed
            key={status}
            ref={folded}
            isAlone={groups.length === 1}
            entries={group}
            {...props}
          />
        ) : (
          <Group key={status} status={status} entries={group} {...props} />
        ),
      )}
    </div>
  )
}

type SummaryProps = { failed: number; text: string; onFailed: () => void }

/** How many there are of each kind; whoever has mended an entry is led back here. */
function Summary({ failed, text, onFailed }: SummaryProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const before = useRef(failed)
  useEffect(() => {
    if (failed < before.current) place.current?.focus()
    before.current = failed
  }, [failed])
  return (
    <p ref={place} role="status" tabIndex={-1} className="tabular text-ink-soft text-sm">
      {text}
      {failed > 0 && (
        <>
          {text && ' · '}
          <button type="button" className="link" onClick={onFailed}>
            {words.tally.failed(failed)}
          </button>
        </>
      )}
    </p>
  )
}

type FailedProps = ImportPreviewProps & {
  ref: RefObject<HTMLDetailsElement | null>
  isAlone: boolean
}

/** What could not be read, out of the way of what was; open where there is nothing else. */
function Failed({ ref, isAlone, ...props }: FailedProps) {
  return (
    <details ref={ref} open={isAlone} className="group border-line border-t pt-4">
      <summary className="flex w-fit cursor-pointer items-center gap-3">
        <ChevronDown aria-hidden="true" className="-rotate-90 size-4 group-open:rotate-0" />
        <h3 className="font-medium">{words.groups.failed}</h3>
        <span className="text-ink-soft text-sm">{words.count(props.entries.length)}</span>
      </summary>
      <Rows {...props} />
    </details>
  )
}

type GroupProps = ImportPreviewProps & { status: Exclude<ImportEntry['status'], 'failed'> }

function Group({ status, ...props }: GroupProps) {
  const { entries, chosen, onChoose } = props
  const name = words.groups[status]
  return (
    <section>
      <h3 className="flex items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-4"
          aria-label={words.chooseAll(name)}
          checked={entries.every(({ index }) => chosen.has(index))}
          onChange={({ target }) => onChoose(entries, target.checked)}
        />
        {name}
        <span className="font-normal text-ink-soft text-sm">{words.count(entries.length)}</span>
      </h3>
      <Rows {...props} />
    </section>
  )
}

function Rows({ entries, chosen, onChoose, onMend }: ImportPreviewProps) {
  const [shown, setShown] = useState(shownAtFirst)
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {entries.slice(0, shown).map((entry) => (
          <ImportEntryRow
            key={entry.index}
            entry={entry}
            isChosen={chosen.has(entry.index)}
            onChoose={(isChosen) => onChoose([entry], isChosen)}
            onMend={(text) => onMend(entry.index, text)}
          />
        ))}
      </ul>
      {entries.length > shown && (
        <Button variant="secondary" size="sm" onClick={() => setShown(shown + shownAtFirst)}>
          {words.more(Math.min(shownAtFirst, entries.length - shown))}
        </Button>
      )}
    </>
  )
}
