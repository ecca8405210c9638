import { formatCount } from '#contract/content/group.ts'
import type { searchLabels } from '#contract/content/labels/search.ts'

interface Counted {
  readonly total: number
  readonly more: boolean
}

type Words = (typeof searchLabels)['defaults']

/** Formats the number of search results with its noun, such as `12 results`. */
export const formatResultCount = (
  { found }: Words,
  { total, more }: Counted,
  locale: string,
): string => formatCount(more ? { ...found, other: found.more } : found, total, locale)
