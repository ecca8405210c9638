import type { FrontPage } from '#contract/front-page/front-page.ts'
import { newsHref } from '#contract/front-page/news-path.ts'
import type { RenderTools } from '#contract/lifecycle/render.ts'
import { cutText } from '#contract/text/cut-text.ts'
import { listError } from '#web/api/loaded.ts'
import { latestPostDescriptionLength, latestPostTitleLength } from '#web/content/shown-lengths.ts'
import { resolveLink } from '#web/head/changed-content.server.ts'
import { type Member, memberOf } from './member.ts'

const mostPosts = 24

type Place = Pick<RenderTools, 'lang' | 'publicUrl'>
type Tools = Place & Pick<RenderTools, 'client'>

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

/**
 * Returns the texts of a post in the lengths the carousel has room for, as typed: that is what its field counts. Its
 * link is the one that leads on from the page.
 */
export const cutPost = (
  { _id, title, description, pic, link, content, untranslated }: FrontPage,
  place: Place,
): LatestPost => ({
  _id,
  ...(untranslated && { untranslated }),
  title: cutText(title, latestPostTitleLength),
  description: cutText(description, latestPostDescriptionLength),
  pic,
  // Where it leads nowhere else, its own page is the rest of it.
  link: resolveLink(place, link.trim()) || newsHref({ _id, title, link, content }) || '',
})

/** Reads both lists; each may fail on its own. */
export const loadHome = async (tools: Tools): Promise<HomeData> => {
  const { client } = tools
  const [latest, logos] = await Promise.allSettled([
    client.frontPage.frontPages({ limit: mostPosts }),
    client.logo.getLogo(),
  ])
  return {
    posts:
      latest.status === 'fulfilled'
        ? latest.value.frontPages.map((post) => cutPost(post, tools))
        : [],
    members: logos.status === 'fulfilled' ? logos.value.logo.map(memberOf) : [],
    error: [latest, logos].some(({ status }) => status === 'rejected') ? listError : null,
  }
}
