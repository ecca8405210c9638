import type { SalusClient } from '#contract/api.ts'
import { hrefOf } from '#contract/call/href.ts'
import { newsLabels } from '#contract/content/labels/news.ts'
import type { FrontPage } from '#contract/front-page/front-page.ts'
import { newsHref, newsPath } from '#contract/front-page/news-path.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { dayOfId } from '#contract/text/id-day.ts'
import { loadPageOfList } from '#web/api/load-page.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import type { MarkdownTools } from '#web/site/parts/markdown-tools.ts'
import { formatLongDay } from '#web/ui/text/format-day.ts'

const textLength = 320
const descriptionLength = 300

/** Returns the day of a post: its own date, otherwise the day on which it was published or created. */
export const newsDateOf = ({ _id, date, publishAt }: FrontPage): string =>
  date.slice(0, 10) || publishAt.slice(0, 10) || dayOfId(_id)

const entryOf = (post: FrontPage, { locale, words }: Localization) => {
  const day = newsDateOf(post)
  return {
    id: post._id,
    day,
    shownDay: formatLongDay(new Date(`${day}T00:00:00Z`), locale),
    title: post.title.trim() || words(newsLabels).untitled,
    text: createExcerpt(post.description, textLength),
    picture: post.pic,
    untranslated: post.untranslated,
    href: newsHref(post),
  }
}

export type NewsListItem = ReturnType<typeof entryOf>

/** Loads all news, newest first. */
export const loadAllNews = async (
  client: SalusClient,
  speech: Localization = defaultLocalization,
): Promise<NewsListItem[]> => {
  const { frontPages } = await client.frontPage.frontPages()
  return frontPages
    .map((post) => entryOf(post, speech))
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0))
}

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
  ...entryOf(post, speech),
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
