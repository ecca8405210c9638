import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { panelClient } from '#web/admin/editor/panel-client.ts'
import { OverviewPanel } from '#web/admin/overview/overview.tsx'
import { panels, dashboard as words } from '#web/content/dashboard.ts'
import { SkipLink } from '#web/frame/skip-link.tsx'
import { pageMeta } from '#web/head/page-meta.ts'
import { mustBeSignedIn } from '#web/session/must-be-signed-in.ts'
import { PanelSkeleton } from '#web/ui/list/panel-skeleton.tsx'
import type { Route } from './+types/dashboard-route.ts'
import { AdminTop } from './admin-top.tsx'
import { DashboardShell } from './dashboard-shell.tsx'
import { loadPanel } from './load-panel.ts'
import { PanelView } from './panel-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/admin/dashboard', isPrivate: true })

const panelOf = (params: URLSearchParams) =>
  panels.find(({ key }) => key === params.get('panel'))?.key ?? null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  mustBeSignedIn(async () => {
    const key = panelOf(new URL(request.url).searchParams)
    if (key === null) return { overview: (await panelClient.overview.getOverview()).overview }
    const [panel] = await Promise.all([loadPanel(key, request.url), panelClient.auth.me()])
    return { panel }
  })

/** Bar and menu at once; which panel is open is not known on the server. */
export function HydrateFallback() {
  return (
    <>
      <SkipLink className="max-xl:hidden" />
      <AdminTop title={words.brand} isWaiting />
      <DashboardShell>
        <PanelSkeleton />
      </DashboardShell>
    </>
  )
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  return (
    <>
      <SkipLink className="max-xl:hidden" />
      <AdminTop title={words.brand} />
      <DashboardShell current={panelOf(params)}>
        {loaderData.panel && (
          <Suspense fallback={<PanelSkeleton />}>
            <PanelView panel={loaderData.panel} />
          </Suspense>
        )}
        {loaderData.overview && <OverviewPanel overview={loaderData.overview} />}
      </DashboardShell>
    </>
  )
}
