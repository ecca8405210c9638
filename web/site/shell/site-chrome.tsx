import type { ReactNode } from 'react'
import type { SiteSettings } from '#contract/settings/settings.ts'
import type { Menus } from '#contract/site/default-menus.ts'
import { SkipLink } from '#web/frame/skip-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { defaultShownMenus, MenuContext } from './menu-context.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function SiteChrome({
  settings,
  menus = defaultShownMenus,
  children,
}: {
  settings: SiteSettings
  menus?: Menus | undefined
  children: ReactNode
}) {
  return (
    <MenuContext value={menus}>
      <SkipLink />
      <SiteHeader name={settings.name} shortName={settings.shortName} />
      <NavigationProgress />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter settings={settings} />
      <LanguageMenu part="offers" />
    </MenuContext>
  )
}
