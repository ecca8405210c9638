import { data } from 'react-router'
import { orNotLoaded } from '#web/calls/loaded.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { renderContext } from '#web/calls/render-context.ts'
import { home as words } from '#web/content/home.ts'
import { AboutUs } from '#web/features/home/about-us.tsx'
import { CoreValues } from '#web/features/home/core-values.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { LatestPosts } from '#web/features/home/latest-posts.tsx'
import { Leadership } from '#web/features/home/leadership.tsx'
import { loadHome } from '#web/features/home/load-home.ts'
import { Members } from '#web/features/home/members.tsx'
import { Mission } from '#web/features/home/mission.tsx'
import { Vision } from '#web/features/home/vision.tsx'
import type { Route } from './+types/home.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const lists = await loadHome(context.get(renderContext).client)
  // The page stands without a list, but is not kept for others.
  return data(lists, { status: lists.error === null ? 200 : 503 })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/' })

export default function Home({ loaderData }: Route.ComponentProps) {
  const { posts = [], members = [] } = 'posts' in loaderData ? loaderData : {}
  return (
    <>
      <Hero />
      <Members members={members} />
      <LatestPosts posts={posts} />
      <Mission isBelowHero={members.length + posts.length === 0} />
      <Vision />
      <CoreValues />
      <AboutUs />
      <Leadership />
    </>
  )
}
