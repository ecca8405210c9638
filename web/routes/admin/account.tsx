import { mustBeSignedIn } from '#web/calls/must-be-signed-in.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { accountPanel as words } from '#web/content/administrators.ts'
import { AccountPanel, loadAccount } from '#web/features/account-panel/account-panel.tsx'
import type { Route } from './+types/account.ts'
import { AdminPage, AdminPageSkeleton } from './admin-page.tsx'

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
