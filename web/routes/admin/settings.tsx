import { mustBeSignedIn } from '#web/calls/must-be-signed-in.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { settingsPanel as words } from '#web/content/administrators.ts'
import { loadSettings, SettingsPanel } from '#web/features/settings/settings-panel.tsx'
import type { Route } from './+types/settings.ts'
import { AdminPage, AdminPageSkeleton } from './admin-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/admin/settings', isPrivate: true })

export const clientLoader = () => mustBeSignedIn(() => loadSettings(panelClient))

export const HydrateFallback = AdminPageSkeleton

export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title}>
      <SettingsPanel list={loaderData} />
    </AdminPage>
  )
}
