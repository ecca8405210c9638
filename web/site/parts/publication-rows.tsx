import { useOwnLanguage } from '#web/content/own-language.ts'
import { Link } from '#web/ui/link.tsx'
import { CoinsSpan } from './coins-span.tsx'
import type { NamedPublicationView } from './named-publication.ts'
import { NoticeMarks } from './notice-marks.tsx'

type PublicationRowsProps = { publications: readonly NamedPublicationView[] }

/** Publications as a page about something else lists them: by year, each leading to its page. */
export function PublicationRows({ publications }: PublicationRowsProps) {
  const own = useOwnLanguage()
  return (
    <ol className="divide-y divide-line border-line border-y">
      {publications.map(({ id, path, title, language, authors, year, place, notices, coins }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[4rem_minmax(0,1fr)]">
          <p className="tabular text-ink-faint text-sm sm:pt-1">{year}</p>
          <div className="min-w-0 text-pretty">
            <Link
              to={path}
              {...own(language)}
              className="break-words text-ink text-lg no-underline hover:text-signal-strong hover:underline"
            >
              {title}
            </Link>
            <NoticeMarks notices={notices} />
            <CoinsSpan of={coins} />
            <p className="mt-1 line-clamp-3 break-words text-ink-soft text-sm">{authors}</p>
            <p className="mt-0.5 break-words text-ink-faint text-sm italic">{place}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
