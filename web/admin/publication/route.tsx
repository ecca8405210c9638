import { panelClient } from '#web/admin/editor/panel-client.ts'
import { PanelPage, PanelPageSkeleton } from '#web/admin/shell/panel-page.tsx'
import { loadPublications } from '#web/api/load-publications.ts'
import { publicationPanel as words } from '#web/content/publications.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import type { Route } from './+types/route.ts'
import { PublicationPanel } from './publication-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/pub', isPrivate: true })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadPublications(panelClient, request.url)

export const HydrateFallback = PanelPageSkeleton

export default function Pub({ loaderData }: Route.ComponentProps) {
  return (
    <PanelPage>
      <PublicationPanel list={loaderData} />
    </PanelPage>
  )
}
