import { allSitePages } from '#contract/pages.ts'
import { firstPathSegment } from './first-path-segment.ts'

const isPublic = new Set(
  allSitePages
    .filter(({ audience }) => audience === 'public')
    .map(({ path }) => firstPathSegment(path)),
)

/** First path segments of pages that are not public. Any other segment may belong to a custom page. */
export const nonPublicSegments: readonly string[] = [
  ...new Set(
    allSitePages.map(({ path }) => firstPathSegment(path)).filter((part) => !isPublic.has(part)),
  ),
]

export const isPublicPath = (path: string): boolean =>
  !nonPublicSegments.includes(firstPathSegment(path))
