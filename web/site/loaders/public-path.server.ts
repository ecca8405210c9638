import { allPages } from '#contract/pages.ts'
import { firstPart } from './first-part.ts'

const isPublic = new Set(
  allPages.filter(({ audience }) => audience === 'public').map(({ path }) => firstPart(path)),
)

/** First path segments of pages that are not public. Custom pages can use any other segment. */
export const otherParts: readonly string[] = [
  ...new Set(allPages.map(({ path }) => firstPart(path)).filter((part) => !isPublic.has(part))),
]

export const isPublicPath = (path: string): boolean => !otherParts.includes(firstPart(path))
