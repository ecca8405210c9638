import { blockLabels } from '#contract/content/labels/own-pages.ts'
import { useOwnLanguage } from '#web/content/own-language.ts'
import { useWords } from '#web/content/use-words.ts'
import { CoinsSpan } from '#web/site/parts/coins-span.tsx'
import type { ReferenceGroups } from '#web/site/parts/load-references.ts'
import { NoticeMarks } from '#web/site/parts/notice-marks.tsx'
import type { ListedPublication } from '#web/site/parts/publication-list-view.ts'
import { ReferenceList } from '#web/site/parts/reference-list.tsx'
import { Link } from '#web/ui/link.tsx'

/** Publications as a short reference list. */
export function PublicationsBlock({ entries }: { entries: readonly ListedPublication[] }) {
  const words = useWords(blockLabels)
  const own = useOwnLanguage()
  if (entries.length === 0) return <p className="text-ink-faint">{words.noPublications}</p>
  return (
    <ol className="max-w-4xl divide-y divide-line border-line border-y">
      {entries.map(({ id, path, title, language, authors, type, year, notices, coins }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[4rem_1fr]">
          <p className="tabular text-ink-faint">{year}</p>
          <div className="min-w-0">
            <p className="display break-words text-lg">
              <Link
                to={path}
                {...own(language)}
                className="no-underline decoration-1 underline-offset-4 hover:underline"
              >
                {title}
              </Link>
            </p>
            <NoticeMarks notices={notices} />
            <CoinsSpan of={coins} />
            <p className="break-words text-ink-soft text-sm">
              {[authors, type].filter(Boolean).join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The same as the group lists its publications where it lists references. */
export function ReferencesBlock({ references }: { references: ReferenceGroups }) {
  const words = useWords(blockLabels)
  if (references.groups.length === 0)
    return <p className="text-ink-faint">{words.noPublications}</p>
  return <ReferenceList references={references} heading="p" />
}
