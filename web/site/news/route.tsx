import { newsLabels } from '#contract/content/labels/news.ts'
import { pictureFacts } from '#contract/media/picture-facts.ts'
import type { PageStrings } from '#web/content/string-groups.ts'
import { newsArticle } from '#web/head/json-ld-news.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { readPageSource } from '#web/head/page-source.server.ts'
import { siteWords } from '#web/head/site-of.ts'
import type { Route } from './+types/route.ts'
import { loadNewsPost } from './load-news.server.ts'
import { NewsPage } from './news-page.tsx'

export const strings = ['newsLabels', 'figureLabels'] satisfies PageStrings

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) =>
  loadNewsPost(await readPageSource(context), id.toLowerCase())

export const meta: Route.MetaFunction = ({ matches, loaderData: post }) => {
  if (!post) return []
  const words = siteWords(matches, newsLabels)
  const { title, path, description, picture } = post
  return pageMeta(matches, {
    name: title,
    path,
    description,
    card: { kind: words.title },
    feed: { title: words.title, path: '/news/feed.xml' },
    parents: [{ name: words.title, path: '/news' }],
    pictures: picture ? [{ path: picture, alt: title, ...pictureFacts(picture) }] : [],
    things: (site) => [newsArticle(site, post)],
  })
}

export default function NewsPost({ loaderData: post }: Route.ComponentProps) {
  return <NewsPage key={post.id} post={post} />
}
