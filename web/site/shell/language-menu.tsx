import { use } from 'react'
import { LanguageMenuContext, type LanguageMenuHtml } from '#web/head/language-menu-context.ts'

/**
 * Menu of the site's languages. Renders HTML from the server that works without a script, so that browsers
 * load no code for the menu.
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
