import { Suspense } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { ApiError } from '#contract/api-error.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import { client } from '#web/calls/client.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { readToken } from '#web/calls/session.ts'
import { sessionExpired } from '#web/calls/session-guard.tsx'
import { panels, dashboard as words } from '#web/content/dashboard.ts'
import { AdminBar } from '#web/features/chrome/admin-bar.tsx'
import { DashboardShell } from '#web/features/dashboard/dashboard-shell.tsx'
import { UserMenu } from '#web/features/dashboard/user-menu.tsx'
import { PanelSkeleton } from '#web/ui/panel-skeleton.tsx'
import type { Route } from './+types/dashboard.ts'
import { loadPanel } from './load-panel.ts'
import { PanelView } from './panel-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/admin/dashboard', isPrivate: true })

const panelOf = (params: URLSearchParams) =>
  panels.find(({ key }) => key === params.get('panel'))?.key ?? null

const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  if (readToken() === null) throw redirect('/login')
  const key = panelOf(new URL(request.url).searchParams)
  try {
    await client.auth.me()
    return key === null ? null : await loadPanel(key, request.url)
  } catch (error) {
    if (!isSessionOver(error)) throw error
    sessionExpired()
    throw redirect('/login')
  }
}

export const HydrateFallback = PanelSkeleton

export default function Dashboard({ loaderData: panel }: Route.ComponentProps) {
  const [params] = useSearchParams()
  return (
    <>
      <AdminBar name={defaultSettings.name} title={words.brand}>
        <UserMenu />
      </AdminBar>
      <DashboardShell current={panelOf(params)}>
        <Suspense fallback={<PanelSkeleton />}>{panel && <PanelView panel={panel} />}</Suspense>
      </DashboardShell>
    </>
  )
}
