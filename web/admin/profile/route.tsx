import { panelClient } from '#web/admin/editor/panel-client.ts'
import { AdminPage, AdminPageSkeleton } from '#web/admin/shell/admin-page.tsx'
import { profilePanel as words } from '#web/content/profiles.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { useSessionCheck } from '#web/session/session-check.ts'
import type { Route } from './+types/route.ts'
import { loadProfiles } from './load-profiles.ts'
import { ProfilePanel } from './profile-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/profile', isPrivate: true })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProfiles(panelClient, request.url)

export const HydrateFallback = AdminPageSkeleton

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  useSessionCheck()
  return (
    <AdminPage title={words.title}>
      <ProfilePanel list={loaderData} />
    </AdminPage>
  )
}
