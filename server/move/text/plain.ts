import { excerpt } from '#contract/text/excerpt.ts'

export const textIn = (markdown: string): string => excerpt(markdown, 200_000)
