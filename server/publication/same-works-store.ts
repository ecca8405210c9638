import { isPreprint } from '#contract/publication/preprint.ts'
import type { Publication } from '#contract/publication/publication.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import { computeMergeChanges } from '#contract/publication/publication-merge.ts'
import { foldName } from '#server/base/text/fold.ts'
import type { CitedWork } from './citation/work.ts'
import { createKnownWorkIndex, toWorkIdentity } from './import/known-works.ts'
import { type ConvertedWork, matchWorkAuthors, workToPublication } from './import/to-publication.ts'

// Finds works of one list that are the same, without the publications on the site.

/** Converts a work to a publication whose authors are not linked. */
export const workToUnlinkedPublication = (work: CitedWork): ConvertedWork =>
  workToPublication(
    work,
    matchWorkAuthors(work, () => ''),
  )

/** A publication of a list, with the fields that no citation has. */
export type ListedPublication = Omit<ImportedPublication, 'links'> &
  Pick<Publication, 'links' | 'featured' | 'award' | 'picture' | 'pdf' | 'versions'>

const richnessOf = (publication: ListedPublication): number =>
  Object.values(publication).filter((value) => value && Object(value).length !== 0).length

/** Puts articles before preprints, then rich publications before poor ones. Returns the same order for any order of the list. */
const byRank = (one: ListedPublication, other: ListedPublication): number => {
  const [text, otherText] = [JSON.stringify(one), JSON.stringify(other)]
  return (
    Number(isPreprint(one)) - Number(isPreprint(other)) ||
    richnessOf(other) - richnessOf(one) ||
    otherText.length - text.length ||
    text.localeCompare(otherText)
  )
}

/** Share of the words of two titles that both have, from 0 to 1. */
const commonWords = (one: string, other: string): number => {
  const [words, otherWords] = [one, other].map((title) => new Set(foldName(title).split(' ')))
  if (!words || !otherWords) return 0
  return words.intersection(otherWords).size / words.union(otherWords).size
}

/**
 * Share for a preprint and an article with a common identifier, whose title may have changed. An identifier that other works
 * share is a mistake in the list.
 */
const minCommonWords = 0.5

/** An entry of a list with its publication. */
export interface Listed<T> {
  readonly of: T
  readonly publication: ListedPublication
}

/**
 * Groups the publications of a list that are one work: equal ones, and preprints with their article. Each group begins with
 * the one to keep: the article, or the richest. The order of the list does not matter.
 */
export const groupSameWorks = <T>(list: readonly Listed<T>[]): Listed<T>[][] => {
  const groups: Listed<T>[][] = []
  const known = createKnownWorkIndex<{ readonly first: Listed<T>; readonly group: Listed<T>[] }>()
  const ranked = list.toSorted((one, other) => byRank(one.publication, other.publication))
  for (const listed of ranked) {
    const { publication } = listed
    const work = toWorkIdentity(publication)
    const verdict = known.judge(work)
    const isSameAs = ({ publication: first }: Listed<T>) => {
      const isVersion = isPreprint(publication) !== isPreprint(first)
      return commonWords(publication.title, first.title) >= (isVersion ? minCommonWords : 1)
    }
    if (verdict.status !== 'new' && isSameAs(verdict.of.first)) {
      verdict.of.group.push(listed)
      known.add(work, verdict.of)
      continue
    }
    const group = [listed]
    groups.push(group)
    known.add(work, { first: listed, group })
  }
  return groups
}

/** Fields about the place of a publication, which an article does not get from its preprint. */
const noPlace = { publisher: '', volume: '', issue: '', pages: '', number: '', pmid: '' }

const toWholePublication = (publication: ListedPublication): Publication => ({
  ...publication,
  ...{ _id: '', laySummary: '', projects: [], grants: [] },
  ...{ status: 'published', publishAt: '', unpublishAt: '', version: 1 },
})

/**
 * Returns how the first publication of a group changes: it gets what only the others have, and a version for each
 * preprint.
 */
export const changesThatMergeGroup = ([
  first,
  ...others
]: readonly ListedPublication[]): Partial<Publication> => {
  let changes: Partial<Publication> = {}
  if (!first) return changes
  for (const other of others) {
    const keep = { ...toWholePublication(first), ...changes }
    const isVersion = isPreprint(keep) !== isPreprint(other)
    const source = toWholePublication(isVersion ? { ...other, ...noPlace } : other)
    changes = { ...changes, ...computeMergeChanges(keep, source) }
  }
  return changes
}
