import { newsLabels } from '#contract/content/labels/news.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { catchListError, listOrNullOnError } from '#web/api/loaded.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import { defineListPage } from '#web/site/parts/list-page.tsx'
import { loadListPage } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/list-route.ts'
import { NewsList } from './news-list.tsx'
import { loadNews, type NewsListView } from './news-view.ts'

const perPage = 20

const page = defineListPage({
  path: entryPages.news.list,
  words: (read) => read(newsLabels),
  hasFeed: true,
  hasCard: true,
  show: ({ items }: NewsListView) => <NewsList entries={items} />,
})

export const strings = ['newsLabels'] satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) =>
  loadListPage(args, ({ client, speech }, address) => loadNews(client, address, perPage, speech))

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = page.meta

export default function News({ loaderData }: Route.ComponentProps) {
  return <page.Body list={listOrNullOnError(loaderData)} />
}
