import { panelClient } from '#web/admin/editor/panel-client.ts'
import { PanelPage, PanelPageSkeleton } from '#web/admin/shell/panel-page.tsx'
import { logoPanel as words } from '#web/content/logos.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import type { Route } from './+types/route.ts'
import { loadLogos } from './load-logos.ts'
import { LogoPanel } from './logo-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/l', isPrivate: true })

export const clientLoader = () => loadLogos(panelClient)

export const HydrateFallback = PanelPageSkeleton

export default function L({ loaderData }: Route.ComponentProps) {
  return (
    <PanelPage>
      <LogoPanel list={loaderData} />
    </PanelPage>
  )
}
