import type { ReactNode } from 'react'
import type { SiteSettings } from '#contract/settings/settings.ts'
import type { SiteMenus } from '#contract/site/default-menus.ts'
import { SkipLink } from '#web/frame/skip-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { defaultVisitorMenus, SiteMenuContext } from './menu-context.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function PublicPageFrame({
  settings,
  menus = defaultVisitorMenus,
  children,
}: {
  settings: SiteSettings
  menus?: SiteMenus | undefined
  children: ReactNode
}) {
  return (
    <SiteMenuContext value={menus}>
      <SkipLink />
      <SiteHeader name={settings.name} shortName={settings.shortName} />
      <NavigationProgress />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter settings={settings} />
      <LanguageMenu part="offers" />
    </SiteMenuContext>
  )
}
