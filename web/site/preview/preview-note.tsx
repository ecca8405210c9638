import { useMatches } from 'react-router'
import { preview as words } from '#web/content/preview.ts'
import { siteOf } from '#web/head/site.ts'

type PreviewNoteProps = {
  kind: keyof typeof words.kinds
  title: string
  /** The moment until which the link works. */
  until: string
}

/** Says on a preview that it is one, of what, and until when it can be seen; a form that frames it says so itself. */
export function PreviewNote({ kind, title, until }: PreviewNoteProps) {
  const zone = siteOf(useMatches())?.settings.timeZone ?? 'UTC'
  const when = new Date(until).toLocaleString('en-GB', {
    ...({ dateStyle: 'long', timeStyle: 'short', timeZone: zone } as const),
  })
  return (
    <aside
      aria-label={words.title}
      data-slot="preview-note"
      className="sticky bottom-0 z-40 bg-ink px-6 py-3 text-center text-paper text-sm in-data-framed:hidden print:static"
    >
      <strong className="wrap-anywhere font-medium">{words.of(words.kinds[kind], title)}</strong>{' '}
      {words.until(when, zone)}
    </aside>
  )
}
