import { panelClient } from '#web/admin/editor/panel-client.ts'
import { PanelPage, PanelPageSkeleton } from '#web/admin/shell/panel-page.tsx'
import { teamPanel as words } from '#web/content/teams-panel.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import type { Route } from './+types/route.ts'
import { loadTeams } from './load-teams.ts'
import { TeamPanel } from './team-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/t', isPrivate: true })

export const clientLoader = () => loadTeams(panelClient)

export const HydrateFallback = PanelPageSkeleton

export default function T({ loaderData }: Route.ComponentProps) {
  return (
    <PanelPage>
      <TeamPanel list={loaderData} />
    </PanelPage>
  )
}
