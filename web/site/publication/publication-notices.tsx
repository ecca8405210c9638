import { Award, TriangleAlert } from 'lucide-react'
import { publicationNoticeNamesContent } from '#contract/content/publication-marks.ts'
import { useStrings } from '#web/content/use-strings.ts'
import type { PublicationView } from './publication-view.ts'

/** Corrections and retractions, at the top because readers must see them first, followed by awards. */
export function PublicationNotices({
  publication: { notices, award },
}: {
  publication: Pick<PublicationView, 'notices' | 'award'>
}) {
  const words = useStrings(publicationNoticeNamesContent)
  if (notices.length === 0 && award === '') return null
  return (
    <ul className="mt-6 space-y-2 break-words">
      {notices.map(({ kind, date, href }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notices have no other identity
        <li key={at} className="flex items-baseline gap-2.5 text-accent">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 self-center" />
          <p>
            <strong className="font-semibold">{words[kind]}</strong>
            {date.text && (
              <>
                {' · '}
                <time dateTime={date.machine}>{date.text}</time>
              </>
            )}
            {href && (
              <>
                {' · '}
                <a
                  href={href}
                  rel="noopener noreferrer"
                  className="spelled-out text-accent underline"
                >
                  {words.read}
                </a>
              </>
            )}
          </p>
        </li>
      ))}
      {award && (
        <li className="flex items-baseline gap-2.5 font-medium text-ink">
          <Award aria-hidden="true" className="size-4 shrink-0 self-center text-signal" />
          {award}
        </li>
      )}
    </ul>
  )
}
