import { panelClient } from '#web/admin/editor/panel-client.ts'
import { loadSubscribers } from '#web/admin/message/load-messages.ts'
import { AdminPage, AdminPageSkeleton } from '#web/admin/shell/admin-page.tsx'
import { subscriberPanel as words } from '#web/content/correspondence.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { mustBeSignedIn } from '#web/session/must-be-signed-in.ts'
import type { Route } from './+types/route.ts'
import { SubscriberPanel } from './subscriber-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/admin/subscribers', isPrivate: true })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  mustBeSignedIn(() => loadSubscribers(panelClient, request.url))

export const HydrateFallback = AdminPageSkeleton

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title}>
      <SubscriberPanel list={loaderData} />
    </AdminPage>
  )
}
