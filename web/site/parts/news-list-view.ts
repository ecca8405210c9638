import type { SalusClient } from '#contract/api.ts'
import { newsLabels } from '#contract/content/labels/news.ts'
import type { FrontPage } from '#contract/front-page/front-page.ts'
import { newsHref } from '#contract/front-page/news-path.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { dayOfId } from '#contract/text/id-day.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import { formatLongDay } from '#web/ui/text/format-day.ts'

const textLength = 320

/** Returns the day of a post: its own date, otherwise the day on which it was published or created. */
export const newsDateOf = ({ _id, date, publishAt }: FrontPage): string =>
  date.slice(0, 10) || publishAt.slice(0, 10) || dayOfId(_id)

/** Returns the fields of a post that lists need. */
export const toNewsListItem = (post: FrontPage, { locale, words }: Localization) => {
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

export type NewsListItem = ReturnType<typeof toNewsListItem>

/** Loads all news, newest first. */
export const loadAllNews = async (
  client: SalusClient,
  speech: Localization = defaultLocalization,
): Promise<NewsListItem[]> => {
  const { frontPages } = await client.frontPage.frontPages()
  return frontPages
    .map((post) => toNewsListItem(post, speech))
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0))
}
