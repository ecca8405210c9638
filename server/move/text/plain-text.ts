import { excerpt } from '#contract/text/excerpt.ts'

export const plainTextOfMarkdown = (markdown: string): string => excerpt(markdown, 200_000)
