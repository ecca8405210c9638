import { panelClient } from '#web/admin/editor/panel-client.ts'
import { AdminPage, AdminPageSkeleton } from '#web/admin/shell/admin-page.tsx'
import { messagePanel as words } from '#web/content/correspondence.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { mustBeSignedIn } from '#web/session/must-be-signed-in.ts'
import type { Route } from './+types/route.ts'
import { loadMessages } from './load-messages.ts'
import { MessagePanel } from './message-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/admin/messages', isPrivate: true })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  mustBeSignedIn(() => loadMessages(panelClient, request.url))

export const HydrateFallback = AdminPageSkeleton

export default function Messages({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title}>
      <MessagePanel list={loaderData} />
    </AdminPage>
  )
}
