import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import type { ChoosableImportEntry } from './use-chosen.ts'

interface PreviewEntry extends ChoosableImportEntry {
  /** Reason of a failure, or a warning. */
  readonly reason: string
}

interface ImportGroupStrings {
  readonly name: string
  tally(count: number): string
}

/**
 * Texts of an import preview. `groups` are in display order: groups with entries that can be saved come
 * first.
 */
export interface ImportPreviewStrings {
  readonly groups: Readonly<Record<string, ImportGroupStrings>>
  count(count: number): string
  chooseAll(group: string): string
  more(count: number): string
}

type ImportPreviewProps<E extends PreviewEntry> = {
  entries: readonly E[]
  strings: ImportPreviewStrings
  chosen: ReadonlySet<number>
  onChoose: (entries: readonly E[], isChosen: boolean) => void
  children: (entry: E, isChosen: boolean, onChoose: (isChosen: boolean) => void) => ReactNode
}

/** Number of rows shown at first, because many rows make the browser slow. */
const shownAtFirst = 100

/** Lists the entries of an import, grouped by status. Unreadable entries are collapsed at the end. */
export function ImportPreview<E extends PreviewEntry>({
  entries,
  ...props
}: ImportPreviewProps<E>) {
  const groups = Object.entries(props.strings.groups)
    .map(([status, groupStrings]) => ({
      status,
      groupStrings,
      // Entries with a warning come first, so that they are seen.
      group: entries
        .filter((entry) => entry.status === status)
        .toSorted((one, other) => Number(other.reason !== '') - Number(one.reason !== '')),
    }))
    .filter(({ group }) => group.length > 0)
  const failed = groups.find(({ status }) => status === 'failed')
  const folded = useRef<HTMLDetailsElement>(null)
  const showFailed = () => {
    if (folded.current) folded.current.open = true
    folded.current?.querySelector('summary')?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Summary
        failed={failed?.group.length ?? 0}
        failedText={failed?.groupStrings.tally(failed.group.length) ?? ''}
        text={groups
          .filter(({ status }) => status !== 'failed')
          .map(({ groupStrings, group }) => groupStrings.tally(group.length))
          .join(' · ')}
        onFailed={showFailed}
      />
      {groups.map(({ status, groupStrings, group }) =>
        status === 'failed' ? (
          <Failed
            key={status}
            ref={folded}
            isAlone={groups.length === 1}
            name={groupStrings.name}
            entries={group}
            {...props}
          />
        ) : (
          <Group key={status} name={groupStrings.name} entries={group} {...props} />
        ),
      )}
    </div>
  )
}

type SummaryProps = { failed: number; failedText: string; text: string; onFailed: () => void }

/**
 * Sentence with the number of entries of each kind. Gets the focus after the user has corrected an
 * entry.
 */
function Summary({ failed, failedText, text, onFailed }: SummaryProps) {
  const summary = useRef<HTMLParagraphElement>(null)
  const before = useRef(failed)
  useEffect(() => {
    if (failed < before.current) summary.current?.focus()
    before.current = failed
  }, [failed])
  return (
    <p ref={summary} role="status" tabIndex={-1} className="tabular text-ink-soft text-sm">
      {text}
      {failed > 0 && (
        <>
          {text && ' · '}
          <button type="button" className="link" onClick={onFailed}>
            {failedText}
          </button>
        </>
      )}
    </p>
  )
}

type GroupProps<E extends PreviewEntry> = ImportPreviewProps<E> & { name: string }
type FailedProps<E extends PreviewEntry> = GroupProps<E> & {
  ref: RefObject<HTMLDetailsElement | null>
  isAlone: boolean
}

/** Collapsible list of unreadable entries. Expanded if the import contains no other entries. */
function Failed<E extends PreviewEntry>({ ref, isAlone, name, ...props }: FailedProps<E>) {
  return (
    <details ref={ref} open={isAlone} className="border-line border-t pt-4">
      <summary className="flex w-fit cursor-pointer items-center gap-3">
        <DisclosureArrow />
        <h3 className="font-medium">{name}</h3>
        <span className="text-ink-soft text-sm">{props.strings.count(props.entries.length)}</span>
      </summary>
      <Rows {...props} />
    </details>
  )
}

function Group<E extends PreviewEntry>({ name, ...props }: GroupProps<E>) {
  const { entries, strings, chosen, onChoose } = props
  return (
    <section>
      <h3 className="flex items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-4"
          aria-label={strings.chooseAll(name)}
          checked={entries.every(({ index }) => chosen.has(index))}
          onChange={({ target }) => onChoose(entries, target.checked)}
        />
        {name}
        <span className="font-normal text-ink-soft text-sm">{strings.count(entries.length)}</span>
      </h3>
      <Rows {...props} />
    </section>
  )
}

function Rows<E extends PreviewEntry>(props: ImportPreviewProps<E>) {
  const { entries, strings, chosen, onChoose, children } = props
  const [shown, setShown] = useState(shownAtFirst)
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {entries.slice(0, shown).map((entry) => (
          <li key={entry.index} className="py-3 text-sm">
            {children(entry, chosen.has(entry.index), (isChosen) => onChoose([entry], isChosen))}
          </li>
        ))}
      </ul>
      {entries.length > shown && (
        <Button variant="secondary" size="sm" onClick={() => setShown(shown + shownAtFirst)}>
          {strings.more(Math.min(shownAtFirst, entries.length - shown))}
        </Button>
      )}
    </>
  )
}
