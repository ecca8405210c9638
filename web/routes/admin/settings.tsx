import { mustBeSignedIn } from '#web/calls/must-be-signed-in.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { settingsPanel as words } from '#web/content/administrators.ts'
import { loadSettings, SettingsPanel } from '#web/features/settings/settings-panel.tsx'
import { PanelSkeleton } from '#web/ui/panel-skeleton.tsx'
import type { Route } from './+types/settings.ts'
import { AdminPage } from './admin-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/admin/settings', isPrivate: true })

export const clientLoader = () => mustBeSignedIn(() => loadSettings(panelClient))

export const HydrateFallback = PanelSkeleton

export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title}>
      <SettingsPanel list={loaderData} />
    </AdminPage>
  )
}
