import { client } from '#web/calls/client.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { latestPostPanel as words } from '#web/content/latest-posts.ts'
import { LatestPostPanel } from '#web/features/front-page/latest-post-panel.tsx'
import { loadLatestPosts } from '#web/features/front-page/load-latest-posts.ts'
import { Container } from '#web/ui/container.tsx'
import { PanelSkeleton } from '#web/ui/panel-skeleton.tsx'
import type { Route } from './+types/f.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/f', isPrivate: true })

export const clientLoader = () => loadLatestPosts(client)

export const HydrateFallback = PanelSkeleton

export default function F({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="py-10 lg:py-14">
      <LatestPostPanel list={loaderData} />
    </Container>
  )
}
