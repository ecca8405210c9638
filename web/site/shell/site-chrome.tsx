import type { ReactNode } from 'react'
import type { SiteSettings } from '#contract/settings.ts'
import { SkipLink } from '#web/frame/skip-link.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header, content and footer of every page that has them. */
export function SiteChrome({
  settings,
  children,
}: {
  settings: SiteSettings
  children: ReactNode
}) {
  return (
    <>
      <SkipLink />
      <SiteHeader name={settings.name} shortName={settings.shortName} />
      <NavigationProgress />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter settings={settings} />
    </>
  )
}
