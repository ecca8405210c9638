import { Outlet, useRouteLoaderData } from 'react-router'
import { defaultSettings } from '#contract/default-settings.ts'
import { SiteChrome } from '#web/features/chrome/site-chrome.tsx'
import type { loader } from '../../root.tsx'

export default function PublicLayout() {
  const settings = useRouteLoaderData<typeof loader>('root')?.settings ?? defaultSettings
  return (
    <SiteChrome settings={settings}>
      <Outlet />
    </SiteChrome>
  )
}
