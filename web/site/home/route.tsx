import { data } from 'react-router'
import { homeContent } from '#contract/content/home.ts'
import { catchListError } from '#web/api/loaded.ts'
import { purposeStringGroups, type RouteStringGroups } from '#web/content/string-groups.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { renderToolsContext } from '#web/head/render-context.ts'
import { stringsFromMatches } from '#web/head/site-of.ts'
import type { Route } from './+types/route.ts'
import { HomePage } from './home-page.tsx'
import { loadHome } from './load-home.server.ts'

export const strings = [purposeStringGroups, 'home'] satisfies RouteStringGroups

export const loader = async ({ context }: Route.LoaderArgs) => {
  const lists = await loadHome(context.get(renderToolsContext))
  // Status 503 prevents caching of a page without one of its lists.
  return data(lists, { status: lists.error === null ? 200 : 503 })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { name: stringsFromMatches(matches, homeContent).title, path: '/' })

export default function Home({ loaderData }: Route.ComponentProps) {
  const { posts = [], members = [] } = 'posts' in loaderData ? loaderData : {}
  return <HomePage posts={posts} members={members} />
}
