import { Outlet, useRouteLoaderData } from 'react-router'
import { unknownSettings } from '#contract/settings/unknown-settings.ts'
import type { loader } from '#web/root.tsx'
import { SiteChrome } from './site-chrome.tsx'

export default function PublicLayout() {
  const site = useRouteLoaderData<typeof loader>('root')
  return (
    <SiteChrome settings={site?.settings ?? unknownSettings} menus={site?.menus}>
      <Outlet />
    </SiteChrome>
  )
}
