import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { logoPanel as words } from '#web/content/logos.ts'
import { loadLogos } from '#web/features/logo/load-logos.ts'
import { LogoPanel } from '#web/features/logo/logo-panel.tsx'
import type { Route } from './+types/l.ts'
import { PanelPage, PanelPageSkeleton } from './panel-page.tsx'

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
