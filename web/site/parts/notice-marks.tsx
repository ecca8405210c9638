import { TriangleAlert } from 'lucide-react'
import { publicationNoticeNamesContent } from '#contract/content/publication-marks.ts'
import type { PublicationNotice } from '#contract/publication/publication-fields.ts'
import { useStrings } from '#web/content/use-strings.ts'

/** Labels a listed publication as corrected, retracted or under an expression of concern. */
export function PublicationNoticeMarks({
  notices,
}: {
  notices: readonly Pick<PublicationNotice, 'kind'>[]
}) {
  const words = useStrings(publicationNoticeNamesContent)
  const kinds = new Set(notices.map(({ kind }) => kind))
  if (kinds.size === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 font-medium text-accent text-sm">
      {[...kinds].map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {words[kind]}
        </li>
      ))}
    </ul>
  )
}
