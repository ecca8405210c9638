import { createSimilarTitleSearch } from '#server/base/text/near-titles.ts'
import type { SitePublication } from './here.ts'
import { areYearsNear, type KnownWorks, type RecognisableWork } from './known-works.ts'

/** A work with its title. `index` is its index in the import, or undefined if it is on the site. */
interface Placed extends Pick<RecognisableWork, 'title' | 'publicationDate'> {
  readonly index?: number
}

/** Creates a function that finds works with almost the same title, on the site or earlier in the import. */
export const createNearTitleFinder = async (
  here: KnownWorks<SitePublication>,
  earlier: KnownWorks<number>,
  lineOf: (index: number) => number,
  pause: () => Promise<void>,
) => {
  const placed: Placed[] = [
    ...here.all.map(({ work }) => work),
    ...earlier.all.map(({ work, of }) => ({ ...work, index: of })),
  ]
  const find = await createSimilarTitleSearch(placed, pause)
  return (work: RecognisableWork, index: number): string => {
    const near = find(
      work.title,
      (other) => (other.index === undefined || other.index < index) && areYearsNear(work, other),
    )
    if (near === undefined) return ''
    return near.index === undefined
      ? `Almost has the title of one that is here: ${near.title}`
      : `Almost has the title of another in this import, in line ${lineOf(near.index)}: ${near.title}`
  }
}
