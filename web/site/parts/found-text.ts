import { counted } from '#contract/content/group.ts'
import type { searchLabels } from '#contract/content/labels/search.ts'

interface Counted {
  readonly total: number
  readonly more: boolean
}

type Words = (typeof searchLabels)['defaults']

/** Returns the number of results in words. */
export const foundText = ({ found }: Words, { total, more }: Counted, locale: string): string =>
  counted(more ? { ...found, other: found.more } : found, total, locale)
