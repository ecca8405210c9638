import { hrefOf } from '#contract/call/link.ts'
import { namedPath } from '#contract/text/named-path.ts'

/** The canonical path of the page of a latest post. */
export const newsPath = ({ _id, title }: { _id: string; title: string }): string =>
  namedPath('news', _id, title)

interface Linked {
  readonly _id: string
  readonly title: string
  readonly link: string
  readonly content: string
}

/** Where a latest post leads: its own page when it has a text, else its link; null where that leads nowhere. */
export const newsHref = (post: Linked): string | null =>
  post.content.trim() ? newsPath(post) : hrefOf(post.link)
