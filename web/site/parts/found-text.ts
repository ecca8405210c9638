import { counted } from '#contract/content/group.ts'
import type { searchLabels } from '#contract/content/labels/search.ts'

/** How many of something were found, and whether there are more than were counted. */
interface Counted {
  readonly total: number
  readonly more: boolean
}

type Words = (typeof searchLabels)['defaults']

/** How much was found, in words. */
export const foundText = ({ found }: Words, { total, more }: Counted, locale: string): string =>
  counted(more ? { ...found, other: found.more } : found, total, locale)
