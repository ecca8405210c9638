import { blockLabels } from '#contract/content/labels/own-pages.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { CoinsSpan } from '#web/site/parts/coins-span.tsx'
import { EntryLink } from '#web/site/parts/entry-text.tsx'
import type { ReferenceGroups } from '#web/site/parts/load-references.ts'
import { PublicationNoticeMarks } from '#web/site/parts/notice-marks.tsx'
import type { PublicationListItem } from '#web/site/parts/publication-list-view.ts'
import { ReferenceList } from '#web/site/parts/reference-list.tsx'

export function PublicationsBlock({ entries }: { entries: readonly PublicationListItem[] }) {
  const words = useStrings(blockLabels)
  if (entries.length === 0) return <p className="text-ink-faint">{words.noPublications}</p>
  return (
    <ol className="max-w-4xl divide-y divide-line border-line border-y">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[4rem_1fr]">
          <p className="tabular text-ink-faint">{entry.year}</p>
          <div className="min-w-0">
            <p className="display break-words text-lg">
              <EntryLink
                entry={entry}
                className="no-underline decoration-1 underline-offset-4 hover:underline"
              />
            </p>
            <PublicationNoticeMarks notices={entry.notices} />
            <CoinsSpan of={entry.coins} />
            <p className="break-words text-ink-soft text-sm">
              {[entry.authors, entry.type].filter(Boolean).join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Publications in reference style, for sites that list all publications this way. */
export function ReferencesBlock({ references }: { references: ReferenceGroups }) {
  const words = useStrings(blockLabels)
  if (references.groups.length === 0)
    return <p className="text-ink-faint">{words.noPublications}</p>
  return <ReferenceList references={references} heading="p" />
}
