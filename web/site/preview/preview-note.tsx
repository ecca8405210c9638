import { useMatches } from 'react-router'
import { preview as words } from '#web/content/preview-words.ts'
import { siteOf } from '#web/head/site-of.ts'

type PreviewNoteProps = {
  /** Which entity it is of. */
  kind: string
  title: string
  /** In which language it is shown, where the site has several. */
  spoken: string
  /** The moment until which the link works. */
  until: string
}

/** Says on a preview that it is one, of what, and until when it can be seen; a form that frames it says so itself. */
export function PreviewNote({ kind, title, spoken, until }: PreviewNoteProps) {
  const zone = siteOf(useMatches())?.settings.timeZone ?? 'UTC'
  const when = new Date(until).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  })
  return (
    <aside
      aria-label={words.title}
      data-slot="preview-note"
      lang="en"
      dir="ltr"
      className="sticky bottom-0 z-40 bg-ink px-6 py-3 text-center text-paper text-sm in-data-framed:hidden print:static"
    >
      <strong className="wrap-anywhere font-medium">
        {words.of(words.kindOf(kind), title, spoken)}
      </strong>{' '}
      {words.until(when, zone)}
    </aside>
  )
}
