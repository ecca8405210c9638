import { panelClient } from '#web/admin/editor/panel-client.ts'
import { AdminPage, AdminPageSkeleton } from '#web/admin/shell/admin-page.tsx'
import { accountPanel as words } from '#web/content/administrators.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { mustBeSignedIn } from '#web/session/must-be-signed-in.ts'
import type { Route } from './+types/route.ts'
import { AccountPanel, loadAccount } from './account-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/admin/account', isPrivate: true })

export const clientLoader = () => mustBeSignedIn(() => loadAccount(panelClient))

export const HydrateFallback = AdminPageSkeleton

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title}>
      <AccountPanel list={loaderData} />
    </AdminPage>
  )
}
