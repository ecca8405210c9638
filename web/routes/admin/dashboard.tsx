import { useEffect } from 'react'
import { redirect, useFetcher, useSearchParams } from 'react-router'
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
import { PublicationPanel } from '#web/features/publication/publication-panel.tsx'
import { PanelSkeleton } from '#web/ui/panel-skeleton.tsx'
import type { Route } from './+types/dashboard.ts'
import type { clientLoader as pubLoader } from './pub.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/admin/dashboard', isPrivate: true })

export const clientLoader = async () => {
  if (readToken() === null) throw redirect('/login')
  const found = await client.auth.me().catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    sessionExpired()
    return null
  })
  if (found === null) throw redirect('/login')
  return found.user
}

export const HydrateFallback = PanelSkeleton

export default function Dashboard() {
  const [search] = useSearchParams()
  const current = panels.find(({ key }) => key === search.get('panel'))?.key ?? null
  return (
    <>
      <AdminBar name={defaultSettings.name} title={words.brand}>
        <UserMenu />
      </AdminBar>
      <DashboardShell current={current}>
        {current === 'publications' && <Publications page={search.get('page') ?? '1'} />}
      </DashboardShell>
    </>
  )
}

function Publications({ page }: { page: string }) {
  const { load, data } = useFetcher<typeof pubLoader>()
  useEffect(() => {
    load(`/pub?page=${page}`)
  }, [load, page])
  if (!data) return <PanelSkeleton />
  return <PublicationPanel {...data} pageHref={(next) => `?panel=publications&page=${next}`} />
}
