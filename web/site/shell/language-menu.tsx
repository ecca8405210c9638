import { use } from 'react'
import { LanguageMenuContext, type LanguageMenuHtml } from '#web/head/language-menu-context.ts'

/**
 * Leads to the same page in the site's other languages, or offers one of them. Neither needs a script of ours, so none
 * travels with it.
 */
export function LanguageMenu({ part }: { part: keyof LanguageMenuHtml }) {
  return (
    <div
      data-slot="languages"
      className="empty:hidden print:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by language-menu.server.ts, which escapes what it is given
      dangerouslySetInnerHTML={{ __html: use(LanguageMenuContext)[part] }}
      suppressHydrationWarning
    />
  )
}
