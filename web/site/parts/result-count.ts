import { formatCount } from '#contract/content/group.ts'
import type { searchLabels } from '#contract/content/labels/search.ts'

interface Counted {
  readonly total: number
  readonly more: boolean
}

type Words = (typeof searchLabels)['defaults']

/** Returns the number of results in words. */
export const formatResultCount = (
  { found }: Words,
  { total, more }: Counted,
  locale: string,
): string => formatCount(more ? { ...found, other: found.more } : found, total, locale)
