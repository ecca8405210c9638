import { useEffect, useRef, useState } from 'react'
import type { ImportEntry } from '#contract/publication/publication-import.ts'
import { Button } from '#web/ui/button.tsx'
import { ImportEntryRow } from './import-entry-row.tsx'
import { publicationImport as words } from './publication-import-words.ts'

/** What needs a person first. */
const order = ['failed', 'new', 'version', 'duplicate'] as const
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
  return (
    <div className="grid grid-cols-1 gap-6">
      <Summary
        failed={failed}
        text={groups.map(({ status, group }) => words.tally[status](group.length)).join(' · ')}
      />
      {groups.map(({ status, group }) => (
        <Group key={status} status={status} entries={group} {...props} />
      ))}
    </div>
  )
}

/** How many there are of each kind; whoever has mended an entry is led back here. */
function Summary({ failed, text }: { failed: number; text: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  const before = useRef(failed)
  useEffect(() => {
    if (failed < before.current) place.current?.focus()
    before.current = failed
  }, [failed])
  return (
    <p ref={place} role="status" tabIndex={-1} className="tabular text-ink-soft text-sm">
      {text}
    </p>
  )
}

type GroupProps = ImportPreviewProps & { status: ImportEntry['status'] }

function Group({ status, entries, chosen, onChoose, onMend }: GroupProps) {
  const [shown, setShown] = useState(shownAtFirst)
  const name = words.groups[status]
  return (
    <section>
      <h3 className="flex items-center gap-3 font-medium">
        {status !== 'failed' && (
          <input
            type="checkbox"
            className="size-4"
            aria-label={words.chooseAll(name)}
            checked={entries.every(({ index }) => chosen.has(index))}
            onChange={({ target }) => onChoose(entries, target.checked)}
          />
        )}
        {name}
        <span className="font-normal text-ink-soft text-sm">{words.count(entries.length)}</span>
      </h3>
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
    </section>
  )
}
