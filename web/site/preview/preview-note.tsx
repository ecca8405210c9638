import { useMatches } from 'react-router'
import { previewStrings as words } from '#web/content/preview-strings.ts'
import { siteDataFromMatches } from '#web/head/site-of.ts'

type PreviewNoteProps = {
  kind: string
  title: string
  /** Name of the entry's language in the preview. Empty if the site has only one language. */
  spoken: string
  /** Time at which the preview link expires. */
  until: string
}

/**
 * Banner of a preview with the entry's kind, title and expiry. Hidden if the preview is embedded in the
 * entry's form.
 */
export function PreviewBanner({ kind, title, spoken, until }: PreviewNoteProps) {
  const zone = siteDataFromMatches(useMatches())?.settings.timeZone ?? 'UTC'
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
