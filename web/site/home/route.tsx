import { data } from 'react-router'
import { orNotLoaded } from '#web/api/loaded.ts'
import { home as words } from '#web/content/home.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { renderContext } from '#web/head/render-context.ts'
import type { Route } from './+types/route.ts'
import { AboutUs } from './about-us.tsx'
import { CoreValues } from './core-values.tsx'
import { Hero } from './hero.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { Leadership } from './leadership.tsx'
import { loadHome } from './load-home.ts'
import { Members } from './members.tsx'
import { Mission } from './mission.tsx'
import { Vision } from './vision.tsx'

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
