import { createSimilarTitleFinder } from '#server/base/text/near-titles.ts'
import type { PublicationIdAndTitle } from './here.ts'
import { areYearsCompatible, type KnownWorkIndex, type WorkIdentity } from './known-works.ts'

/** A work with its title. `index` is its index in the import, or undefined if it is on the site. */
interface Placed extends Pick<WorkIdentity, 'title' | 'publicationDate'> {
  readonly index?: number
}

/** Creates a function that finds works with almost the same title, on the site or earlier in the import. */
export const createSimilarWorkFinder = async (
  here: KnownWorkIndex<PublicationIdAndTitle>,
  earlier: KnownWorkIndex<number>,
  lineOf: (index: number) => number,
  pause: () => Promise<void>,
) => {
  const placed: Placed[] = [
    ...here.all.map(({ work }) => work),
    ...earlier.all.map(({ work, of }) => ({ ...work, index: of })),
  ]
  const find = await createSimilarTitleFinder(placed, pause)
  return (work: WorkIdentity, index: number): string => {
    const near = find(
      work.title,
      (other) =>
        (other.index === undefined || other.index < index) && areYearsCompatible(work, other),
    )
    if (near === undefined) return ''
    return near.index === undefined
      ? `Almost has the title of one that is here: ${near.title}`
      : `Almost has the title of another in this import, in line ${lineOf(near.index)}: ${near.title}`
  }
}
