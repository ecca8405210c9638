import type { SalusClient } from '#contract/api.ts'
import { hrefOf } from '#contract/call/href.ts'
import type { FrontPage } from '#contract/front-page/front-page.ts'
import { newsPath } from '#contract/front-page/news-path.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { loadPageOfList } from '#web/api/load-page.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import type { MarkdownTools } from '#web/site/parts/markdown-tools.ts'
import { loadAllNews, toNewsListItem } from '#web/site/parts/news-list-view.ts'

const descriptionLength = 300

export const loadNews = async (
  client: SalusClient,
  address: string,
  perPage: number,
  speech: Localization = defaultLocalization,
) => {
  const entries = await loadAllNews(client, speech)
  return loadPageOfList(address, perPage, async ({ limit, offset }) => ({
    items: entries.slice(offset, offset + limit),
    total: entries.length,
  }))
}

export type NewsListView = Awaited<ReturnType<typeof loadNews>>

export const toNewsView = async (
  post: FrontPage,
  { toProse }: Pick<MarkdownTools, 'toProse'>,
  speech: Localization = defaultLocalization,
) => ({
  ...toNewsListItem(post, speech),
  path: newsPath(post),
  lead: post.description,
  link: hrefOf(post.link),
  description: createExcerpt(post.description || post.content, descriptionLength),
  prose: await toProse(post.content, { prefix: 'news', level: 2 }),
})

export type NewsView = Awaited<ReturnType<typeof toNewsView>> & {
  /** Title of the linked page, or the host of an external URL. */
  readonly linkName: string
}
