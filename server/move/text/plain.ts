import { excerpt } from '#contract/text/excerpt.ts'

/** A text of Markdown as words alone. */
export const textIn = (markdown: string): string => excerpt(markdown, 200_000)
