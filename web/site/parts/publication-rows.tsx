import { CoinsSpan } from './coins-span.tsx'
import { EntryLink } from './entry-text.tsx'
import type { PublicationLinkView } from './named-entries.ts'
import { PublicationNoticeMarks } from './notice-marks.tsx'

type PublicationRowsProps = { publications: readonly PublicationLinkView[] }

export function PublicationRows({ publications }: PublicationRowsProps) {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {publications.map((entry) => (
        <li key={entry.id} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[4rem_minmax(0,1fr)]">
          <p className="tabular text-ink-faint text-sm sm:pt-1">{entry.year}</p>
          <div className="min-w-0 text-pretty">
            <EntryLink
              entry={entry}
              className="break-words text-ink text-lg no-underline hover:text-signal-strong hover:underline"
            />
            <PublicationNoticeMarks notices={entry.notices} />
            <CoinsSpan of={entry.coins} />
            <p className="mt-1 line-clamp-3 break-words text-ink-soft text-sm">{entry.authors}</p>
            <p className="mt-0.5 break-words text-ink-faint text-sm italic">{entry.place}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
