import { allPages } from '#contract/pages.ts'
import { firstPathSegment } from './first-path-segment.ts'

const isPublic = new Set(
  allPages
    .filter(({ audience }) => audience === 'public')
    .map(({ path }) => firstPathSegment(path)),
)

/** First path segments of pages that are not public. Custom pages can use any other segment. */
export const nonPublicSegments: readonly string[] = [
  ...new Set(
    allPages.map(({ path }) => firstPathSegment(path)).filter((part) => !isPublic.has(part)),
  ),
]

export const isPublicPath = (path: string): boolean =>
  !nonPublicSegments.includes(firstPathSegment(path))
