import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { teamPanel as words } from '#web/content/teams-panel.ts'
import { loadTeams } from '#web/features/team/load-teams.ts'
import { TeamPanel } from '#web/features/team/team-panel.tsx'
import type { Route } from './+types/t.ts'
import { PanelPage, PanelPageSkeleton } from './panel-page.tsx'

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
