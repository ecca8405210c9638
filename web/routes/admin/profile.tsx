import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { useSessionCheck } from '#web/calls/session-check.ts'
import { profilePanel as words } from '#web/content/profiles.ts'
import { loadProfiles } from '#web/features/profile/load-profiles.ts'
import { ProfilePanel } from '#web/features/profile/profile-panel.tsx'
import type { Route } from './+types/profile.ts'
import { AdminPage, AdminPageSkeleton } from './admin-page.tsx'

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
