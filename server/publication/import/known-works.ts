import { firstAuthorOf, readName } from '#contract/publication/author-name.ts'
import { isPreprint } from '#contract/publication/preprint.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import { foldName } from '#server/base/text/fold.ts'

/** Fields that identify a work. */
export type RecognisableWork = Pick<
  ImportedPublication,
  'title' | 'publicationDate' | 'publicationType' | 'doi' | 'pmid' | 'arxivId'
> & { readonly firstAuthor: string }

/** Result of comparing a work with known ones. */
export type WorkComparison<T> =
  | { readonly status: 'new'; readonly reason: string }
  | { readonly status: 'duplicate' | 'version'; readonly of: T; readonly isOtherVersion: boolean }

interface Known<T> {
  readonly work: RecognisableWork
  readonly of: T
  /** True if the work is an older version, not the one that the publication shows. */
  readonly isOtherVersion: boolean
}

const arxivDoi = /^10\.48550\/arxiv\./

const withoutVersion = (id: string) => id.toLowerCase().replace(/v\d+$/, '')

const keysOf = ({ doi, pmid, arxivId }: RecognisableWork): string[] => {
  const arxiv = arxivId || (arxivDoi.test(doi) ? doi.replace(arxivDoi, '') : '')
  return [
    ...(doi !== '' && !arxivDoi.test(doi) ? [`doi:${doi}`] : []),
    ...(pmid === '' ? [] : [`pmid:${pmid}`]),
    ...(arxiv === '' ? [] : [`arxiv:${withoutVersion(arxiv)}`]),
  ]
}

/**
 * Returns only the last word of the family name, because sources disagree about prefixes such as "van der".
 */
const familyOf = (author: string): string => {
  const name = readName(author)
  return (
    foldName('literal' in name ? name.literal : name.family)
      .split(' ')
      .at(-1) ?? ''
  )
}

/** Returns a key that is equal for works with the same title and first author. */
const titleKey = ({ title, firstAuthor }: RecognisableWork) =>
  `${foldName(title)}|${familyOf(firstAuthor)}`

const yearOf = ({ publicationDate }: Pick<RecognisableWork, 'publicationDate'>) =>
  Number(publicationDate.slice(0, 4))
const maxReviewYears = 5

/** Whether the years of two works are close enough for the same work. */
export const areYearsNear = (
  one: Pick<RecognisableWork, 'publicationDate'>,
  other: Pick<RecognisableWork, 'publicationDate'>,
): boolean =>
  one.publicationDate === '' ||
  other.publicationDate === '' ||
  Math.abs(yearOf(one) - yearOf(other)) <= maxReviewYears

const isSameYear = (one: RecognisableWork, other: RecognisableWork) => yearOf(one) === yearOf(other)
const hasOtherDoi = (one: RecognisableWork, other: RecognisableWork) =>
  one.doi !== '' && other.doi !== '' && one.doi !== other.doi

/** Creates an index that finds known works by identifier, then by title, first author and year. */
export const createKnownWorks = <T>() => {
  const byKey = new Map<string, Known<T>>()
  const byTitle = new Map<string, Known<T>[]>()
  const all: Known<T>[] = []

  const add = (work: RecognisableWork, of: T, isOtherVersion = false): void => {
    const known = { work, of, isOtherVersion }
    all.push(known)
    for (const key of keysOf(work)) if (!byKey.has(key)) byKey.set(key, known)
    const key = titleKey(work)
    const same = byTitle.get(key)
    if (same) same.push(known)
    else byTitle.set(key, [known])
  }

  const byIdentifier = (work: RecognisableWork): Known<T> | undefined => {
    for (const key of keysOf(work)) {
      const found = byKey.get(key)
      if (found) return found
    }
    return undefined
  }

  /**
   * Compares a work with a known one that shares an identifier. An article that also has the preprint's
   * identifier is another version of the preprint.
   */
  const compare = (work: RecognisableWork, known: Known<T>): WorkComparison<T> => {
    const { of, isOtherVersion } = known
    const differ = isPreprint(work) !== isPreprint(known.work)
    const isVersion = differ && (hasOtherDoi(work, known.work) || !sharesKey(work, known.work))
    return { status: isVersion ? 'version' : 'duplicate', of, isOtherVersion }
  }

  const judge = (work: RecognisableWork): WorkComparison<T> => {
    const named = byIdentifier(work)
    if (named) return compare(work, named)
    const alike = byTitle.get(titleKey(work)) ?? []
    const same = alike.find(
      (known) => isSameYear(work, known.work) && isPreprint(work) === isPreprint(known.work),
    )
    if (same && !hasOtherDoi(work, same.work)) return compare(work, same)
    const version = alike.find(
      (known) =>
        isPreprint(work) !== isPreprint(known.work) &&
        !(Math.abs(yearOf(work) - yearOf(known.work)) > maxReviewYears),
    )
    if (version) return compare(work, version)
    return {
      status: 'new',
      reason: same ? 'Another publication has this title and first author, with another DOI' : '',
    }
  }

  return { add, judge, all }
}

const sharesKey = (one: RecognisableWork, other: RecognisableWork): boolean => {
  const keys = new Set(keysOf(one))
  return keysOf(other).some((key) => keys.has(key))
}

export type KnownWorks<T> = ReturnType<typeof createKnownWorks<T>>

export const toRecognisable = ({ authorList, ...work }: ImportedPublication): RecognisableWork => ({
  ...work,
  firstAuthor: firstAuthorOf(authorList),
})
