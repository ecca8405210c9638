import { panelClient } from '#web/admin/editor/panel-client.ts'
import { PanelPage, PanelPageSkeleton } from '#web/admin/shell/panel-page.tsx'
import { latestPostPanel as words } from '#web/content/latest-posts.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import type { Route } from './+types/route.ts'
import { LatestPostPanel } from './latest-post-panel.tsx'
import { loadLatestPosts } from './load-latest-posts.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/f', isPrivate: true })

export const clientLoader = () => loadLatestPosts(panelClient)

export const HydrateFallback = PanelPageSkeleton

export default function F({ loaderData }: Route.ComponentProps) {
  return (
    <PanelPage>
      <LatestPostPanel list={loaderData} />
    </PanelPage>
  )
}
