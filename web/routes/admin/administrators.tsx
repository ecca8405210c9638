import { mustBeSignedIn } from '#web/calls/must-be-signed-in.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { administratorPanel as words } from '#web/content/administrators.ts'
import {
  AdministratorPanel,
  loadAdministrators,
} from '#web/features/administrator/administrator-panel.tsx'
import type { Route } from './+types/administrators.ts'
import { AdminPage, AdminPageSkeleton } from './admin-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/admin/administrators', isPrivate: true })

export const clientLoader = () => mustBeSignedIn(() => loadAdministrators(panelClient))

export const HydrateFallback = AdminPageSkeleton

export default function Administrators({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title}>
      <AdministratorPanel list={loaderData} />
    </AdminPage>
  )
}
