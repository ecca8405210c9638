import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { publicationPanel as words } from '#web/content/publications.ts'
import { loadPublications } from '#web/features/publication/load-publications.ts'
import { PublicationPanel } from '#web/features/publication/publication-panel.tsx'
import type { Route } from './+types/pub.ts'
import { PanelPage, PanelPageSkeleton } from './panel-page.tsx'

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
