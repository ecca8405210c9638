import { createEntryPathBuilder } from '#contract/call/entry-page.ts'
import { hrefOf } from '#contract/call/href.ts'
import { entryPages } from '#contract/entry-pages.ts'

/** Returns the canonical path of a news post's page. */
export const newsPath = createEntryPathBuilder(entryPages.news)

interface Linked {
  readonly _id: string
  readonly title: string
  readonly link: string
  readonly content: string
}

/**
 * Returns the URL that a news post links to: its own page if it has a text, or else its link.
 * Returns null without both.
 */
export const newsHref = (post: Linked): string | null =>
  post.content.trim() ? newsPath(post) : hrefOf(post.link)
