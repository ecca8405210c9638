import { pathWithName } from '#contract/call/entry-page.ts'
import { hrefOf } from '#contract/call/href.ts'
import { entryPages } from '#contract/entry-pages.ts'

/** The canonical path of the page of a latest post. */
export const newsPath = pathWithName(entryPages.news)

interface Linked {
  readonly _id: string
  readonly title: string
  readonly link: string
  readonly content: string
}

/** Where a latest post leads: its own page when it has a text, else its link; null where that leads nowhere. */
export const newsHref = (post: Linked): string | null =>
  post.content.trim() ? newsPath(post) : hrefOf(post.link)
