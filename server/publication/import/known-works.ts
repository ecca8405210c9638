import { firstAuthorText, parseAuthorName } from '#contract/publication/author-name.ts'
import { isPreprint } from '#contract/publication/preprint.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import { foldName } from '#server/base/text/fold.ts'

/** Fields that identify a work. */
export type WorkIdentity = Pick<
  ImportedPublication,
  'title' | 'publicationDate' | 'publicationType' | 'doi' | 'pmid' | 'arxivId'
> & { readonly firstAuthor: string }

/** Result of comparing a work with known ones. */
export type WorkComparison<T> =
  | { readonly status: 'new'; readonly reason: string }
  | { readonly status: 'duplicate' | 'version'; readonly of: T; readonly isOtherVersion: boolean }

interface Known<T> {
  readonly work: WorkIdentity
  readonly of: T
  /** True if the work is an older version, not the one that the publication shows. */
  readonly isOtherVersion: boolean
}

const arxivDoi = /^10\.48550\/arxiv\./

const withoutVersion = (id: string) => id.toLowerCase().replace(/v\d+$/, '')

const keysOf = ({ doi, pmid, arxivId }: WorkIdentity): string[] => {
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
  const name = parseAuthorName(author)
  return (
    foldName('literal' in name ? name.literal : name.family)
      .split(' ')
      .at(-1) ?? ''
  )
}

/** Returns a key that is equal for works with the same title and first author. */
const titleKey = ({ title, firstAuthor }: WorkIdentity) =>
  `${foldName(title)}|${familyOf(firstAuthor)}`

const yearOf = ({ publicationDate }: Pick<WorkIdentity, 'publicationDate'>) =>
  Number(publicationDate.slice(0, 4))
const maxReviewYears = 5

/** Whether the years of two works are close enough for the same work. */
export const areYearsCompatible = (
  one: Pick<WorkIdentity, 'publicationDate'>,
  other: Pick<WorkIdentity, 'publicationDate'>,
): boolean =>
  one.publicationDate === '' ||
  other.publicationDate === '' ||
  Math.abs(yearOf(one) - yearOf(other)) <= maxReviewYears

const isSameYear = (one: WorkIdentity, other: WorkIdentity) => yearOf(one) === yearOf(other)
const hasOtherDoi = (one: WorkIdentity, other: WorkIdentity) =>
  one.doi !== '' && other.doi !== '' && one.doi !== other.doi

/** Creates an index that finds known works by identifier, then by title, first author and year. */
export const createKnownWorkIndex = <T>() => {
  const byKey = new Map<string, Known<T>>()
  const byTitle = new Map<string, Known<T>[]>()
  const all: Known<T>[] = []

  const add = (work: WorkIdentity, of: T, isOtherVersion = false): void => {
    const known = { work, of, isOtherVersion }
    all.push(known)
    for (const key of keysOf(work)) if (!byKey.has(key)) byKey.set(key, known)
    const key = titleKey(work)
    const same = byTitle.get(key)
    if (same) same.push(known)
    else byTitle.set(key, [known])
  }

  const byIdentifier = (work: WorkIdentity): Known<T> | undefined => {
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
  const compare = (work: WorkIdentity, known: Known<T>): WorkComparison<T> => {
    const { of, isOtherVersion } = known
    const differ = isPreprint(work) !== isPreprint(known.work)
    const isVersion = differ && (hasOtherDoi(work, known.work) || !sharesKey(work, known.work))
    return { status: isVersion ? 'version' : 'duplicate', of, isOtherVersion }
  }

  const judge = (work: WorkIdentity): WorkComparison<T> => {
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

const sharesKey = (one: WorkIdentity, other: WorkIdentity): boolean => {
  const keys = new Set(keysOf(one))
  return keysOf(other).some((key) => keys.has(key))
}

export type KnownWorkIndex<T> = ReturnType<typeof createKnownWorkIndex<T>>

export const toWorkIdentity = ({
  authorList,
  ...work
}: Omit<WorkIdentity, 'firstAuthor'> & Pick<ImportedPublication, 'authorList'>): WorkIdentity => ({
  ...work,
  firstAuthor: firstAuthorText(authorList),
})
