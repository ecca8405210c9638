import { panelClient } from '#web/admin/editor/panel-client.ts'
import { AdminPage, AdminPageSkeleton } from '#web/admin/shell/admin-page.tsx'
import { settingsPanel as words } from '#web/content/administrators.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { mustBeSignedIn } from '#web/session/must-be-signed-in.ts'
import type { Route } from './+types/route.ts'
import { loadSettings, SettingsPanel } from './settings-panel.tsx'

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
