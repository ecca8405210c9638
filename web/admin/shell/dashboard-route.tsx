import { redirect, useSearchParams } from 'react-router'
import { isGranted } from '#contract/call/role.ts'
import { overviewPanel } from '#web/admin/overview/overview-panel.ts'
import { hasDashboardRoom, panelAddress } from '#web/admin/panel-address.ts'
import { panels } from '#web/admin/panels.ts'
import { askAfterSession } from '#web/api/session-check.ts'
import { SkipLink } from '#web/frame/skip-link.tsx'
import { pageMeta } from '#web/head/page-meta.ts'
import { mustBeSignedIn } from '#web/session/must-be-signed-in.ts'
import { readRole } from '#web/session/session.ts'
import { PanelSkeleton } from '#web/ui/panel/panel-skeleton.tsx'
import type { Route } from './+types/dashboard-route.ts'
import { AdminTop } from './admin-top.tsx'
import { DashboardShell } from './dashboard-shell.tsx'
import { dashboard as words } from './dashboard-words.ts'
import { openPanel } from './open-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/admin/dashboard', isPrivate: true })

const panelOf = (params: URLSearchParams) =>
  panels.find(({ key }) => key === params.get('panel')) ?? null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  mustBeSignedIn(async () => {
    const params = new URL(request.url).searchParams
    const panel = panelOf(params)
    if (panel && !hasDashboardRoom()) {
      const { panel: _, ...query } = Object.fromEntries(params)
      throw redirect(panelAddress(panel.key, query))
    }
    if (panel === null && !isGranted(overviewPanel.access, readRole())) {
      throw redirect(panelAddress('profiles'))
    }
    if (panel === null) return openPanel(overviewPanel, request.url)
    const [view] = await Promise.all([openPanel(panel, request.url), askAfterSession()])
    return view
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
      <DashboardShell current={panelOf(params)?.key ?? null}>{loaderData}</DashboardShell>
    </>
  )
}
