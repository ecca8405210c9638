import { newsLabels } from '#contract/content/labels/news.ts'
import { entryPages } from '#contract/entry-pages.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import { buildNewsJsonLd } from '#web/head/json-ld-news.ts'
import { createEntryMeta } from '#web/site/parts/entry-meta.ts'
import { loadEntryFromParams } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { loadNewsPost } from './load-news.server.ts'
import { NewsPage } from './news-page.tsx'
import type { NewsView } from './news-view.ts'

const path = entryPages.news.list

export const strings = ['newsLabels', 'figureLabels'] satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) => loadEntryFromParams(args, { load: loadNewsPost })

export const meta: Route.MetaFunction = createEntryMeta(
  { path, words: newsLabels },
  (post: NewsView, { title }) => ({
    name: post.title,
    card: { kind: title },
    feed: { title, path: `${path}/feed.xml` },
    picture: post.picture,
    things: (site) => [buildNewsJsonLd(site, post)],
  }),
)

export default function NewsPost({ loaderData: post }: Route.ComponentProps) {
  return <NewsPage key={post.id} entry={post} />
}
