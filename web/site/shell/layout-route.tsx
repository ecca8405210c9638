import { Outlet, useRouteLoaderData } from 'react-router'
import { defaultSettings } from '#contract/default-settings.ts'
import type { loader } from '#web/root.tsx'
import { SiteChrome } from './site-chrome.tsx'

export default function PublicLayout() {
  const settings = useRouteLoaderData<typeof loader>('root')?.settings ?? defaultSettings
  return (
    <SiteChrome settings={settings}>
      <Outlet />
    </SiteChrome>
  )
}
