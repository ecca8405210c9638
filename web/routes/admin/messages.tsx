import { mustBeSignedIn } from '#web/calls/must-be-signed-in.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { messagePanel as words } from '#web/content/correspondence.ts'
import { loadMessages } from '#web/features/message/load-messages.ts'
import { MessagePanel } from '#web/features/message/message-panel.tsx'
import type { Route } from './+types/messages.ts'
import { AdminPage, AdminPageSkeleton } from './admin-page.tsx'

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
