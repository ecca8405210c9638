import { createExcerpt } from '#contract/text/excerpt.ts'

export const plainTextOfMarkdown = (markdown: string): string => createExcerpt(markdown, 200_000)
