import type { FrontPage } from '#contract/front-page/front-page.ts'
import { newsHref } from '#contract/front-page/news-path.ts'
import type { PageRenderTools } from '#contract/lifecycle/render.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { listLoadErrorMessage } from '#web/api/loaded.ts'
import {
  maxLatestPostDescriptionLength,
  maxLatestPostTitleLength,
} from '#web/content/shown-lengths.ts'
import { resolvePageLink } from '#web/head/changed-content.server.ts'
import { type MemberLogo, toMemberLogo } from './member.ts'

const maxPosts = 24

type Place = Pick<PageRenderTools, 'lang' | 'publicUrl'>
type Tools = Place & Pick<PageRenderTools, 'client'>

/** A post for the carousel, with shortened texts. */
export type LatestPost = Pick<
  FrontPage,
  '_id' | 'title' | 'description' | 'pic' | 'link' | 'untranslated'
>

export interface HomeData {
  readonly posts: readonly LatestPost[]
  readonly members: readonly MemberLogo[]
  /** Error to log if posts or members could not be loaded. The page is then shown without them. */
  readonly error: string | null
}

/**
 * Shortens the texts of a post for the carousel. Lengths include Markdown characters, as does the counter in
 * the form.
 */
export const shortenPost = (
  { _id, title, description, pic, link, content, untranslated }: FrontPage,
  place: Place,
): LatestPost => ({
  _id,
  ...(untranslated && { untranslated }),
  title: truncateText(title, maxLatestPostTitleLength),
  description: truncateText(description, maxLatestPostDescriptionLength),
  pic,
  // If the post has no link, the slide leads to the page of the post.
  link: resolvePageLink(place, link.trim()) || newsHref({ _id, title, link, content }) || '',
})

/** Loads the posts and the members. If one of them fails, the other is still shown. */
export const loadHome = async (tools: Tools): Promise<HomeData> => {
  const { client } = tools
  const [latest, logos] = await Promise.allSettled([
    client.frontPage.frontPages({ limit: maxPosts }),
    client.logo.getLogo(),
  ])
  return {
    posts:
      latest.status === 'fulfilled'
        ? latest.value.frontPages.map((post) => shortenPost(post, tools))
        : [],
    members: logos.status === 'fulfilled' ? logos.value.logo.map(toMemberLogo) : [],
    error: [latest, logos].some(({ status }) => status === 'rejected')
      ? listLoadErrorMessage
      : null,
  }
}
