import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { latestPostPanel as words } from '#web/content/latest-posts.ts'
import { LatestPostPanel } from '#web/features/front-page/latest-post-panel.tsx'
import { loadLatestPosts } from '#web/features/front-page/load-latest-posts.ts'
import type { Route } from './+types/f.ts'
import { PanelPage, PanelPageSkeleton } from './panel-page.tsx'

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
