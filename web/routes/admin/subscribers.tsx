import { mustBeSignedIn } from '#web/calls/must-be-signed-in.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { subscriberPanel as words } from '#web/content/correspondence.ts'
import { loadSubscribers } from '#web/features/message/load-messages.ts'
import { SubscriberPanel } from '#web/features/message/subscriber-panel.tsx'
import type { Route } from './+types/subscribers.ts'
import { AdminPage, AdminPageSkeleton } from './admin-page.tsx'

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
