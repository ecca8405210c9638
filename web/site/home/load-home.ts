import type { SalusClient } from '#contract/api.ts'
import type { FrontPage } from '#contract/front-page/front-page.ts'
import { newsHref } from '#contract/front-page/news-path.ts'
import { cutText } from '#contract/text/cut-text.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import { latestPostDescriptionLength, latestPostTitleLength } from '#web/content/shown-lengths.ts'
import { type Member, memberOf } from './member.ts'

const mostPosts = 24

/** A latest post as the carousel shows it: its texts are already cut. */
export type LatestPost = Pick<
  FrontPage,
  '_id' | 'title' | 'description' | 'pic' | 'link' | 'untranslated'
>

/** What the home page shows of the group's own content. */
export interface HomeData {
  readonly posts: readonly LatestPost[]
  readonly members: readonly Member[]
  /** Logged when one of the lists could not be read; the page is shown without it. */
  readonly error: string | null
}

/** The texts of a post in the lengths the carousel has room for, as typed: that is what its field counts. */
export const cutPost = ({
  _id,
  title,
  description,
  pic,
  link,
  content,
  untranslated,
}: FrontPage): LatestPost => ({
  _id,
  ...(untranslated && { untranslated }),
  title: cutText(title, latestPostTitleLength),
  description: cutText(description, latestPostDescriptionLength),
  pic,
  // Where it leads nowhere else, its own page is the rest of it.
  link: link || newsHref({ _id, title, link, content }) || '',
})

/** Reads both lists; each may fail on its own. */
export const loadHome = async (client: SalusClient): Promise<HomeData> => {
  const [latest, logos] = await Promise.allSettled([
    client.frontPage.frontPages({ limit: mostPosts }),
    client.logo.getLogo(),
  ])
  return {
    posts: latest.status === 'fulfilled' ? latest.value.frontPages.map(cutPost) : [],
    members: logos.status === 'fulfilled' ? logos.value.logo.map(memberOf) : [],
    error: [latest, logos].some(({ status }) => status === 'rejected') ? loadErrors.list : null,
  }
}
