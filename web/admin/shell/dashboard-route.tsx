import { redirect, useSearchParams } from 'react-router'
import { isAccessGranted } from '#contract/call/role.ts'
import { findPanel, readPanels } from '#web/admin/all-panels.ts'
import { overviewPanel } from '#web/admin/overview/overview-panel.ts'
import { fitsDashboard, panelUrl } from '#web/admin/panel-url.ts'
import { verifySession } from '#web/api/session-check.ts'
import { SkipLink } from '#web/frame/skip-link.tsx'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { requireSignedIn } from '#web/session/require-signed-in.ts'
import { readUserRole } from '#web/session/session.ts'
import { PanelSkeleton } from '#web/ui/panel/panel-skeleton.tsx'
import type { Route } from './+types/dashboard-route.ts'
import { AdminPageHeader } from './admin-top.tsx'
import { DashboardShell } from './dashboard-shell.tsx'
import { dashboardStrings as strings } from './dashboard-strings.ts'
import { memberPanel } from './member-panel.ts'
import { renderPanel } from './open-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { name: strings.title, path: '/admin/dashboard', isPrivate: true })

const panelOf = (params: URLSearchParams) =>
  findPanel(params.get('panel') ?? '', readPanels()) ?? null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  requireSignedIn(async () => {
    const params = new URL(request.url).searchParams
    const panel = panelOf(params)
    if (panel && !fitsDashboard()) {
      const { panel: _, ...query } = Object.fromEntries(params)
      throw redirect(panelUrl(panel.key, query))
    }
    // Editors and members have different overviews, and the stored role may be outdated.
    if (panel === null) {
      await verifySession()
      const isEditor = isAccessGranted('editor', readUserRole())
      return renderPanel(isEditor ? overviewPanel : memberPanel, request.url)
    }
    const [view] = await Promise.all([renderPanel(panel, request.url), verifySession()])
    return view
  })

/** Shown until the panel is loaded in the browser: the admin bar and the side menu. */
export function HydrateFallback() {
  return (
    <>
      <SkipLink />
      <AdminPageHeader title={strings.brand} isWaiting />
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
      <SkipLink />
      <AdminPageHeader title={strings.brand} />
      <DashboardShell current={findPanel(params.get('panel') ?? '')?.key ?? null}>
        {loaderData}
      </DashboardShell>
    </>
  )
}
