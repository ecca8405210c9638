import { isPreprint } from './preprint.ts'
import { type Publication, publicationSchema } from './publication.ts'
import { publicationEntity } from './publication-entity.ts'
import type { Author } from './publication-fields.ts'

/** Name of a field that is combined when two publications are merged: all fields that the API returns. */
export type PublicationMergeField = keyof typeof publicationEntity.fields & keyof Publication

const isMergeField = (name: string): name is PublicationMergeField =>
  name in publicationSchema.shape

export const publicationMergeFields: readonly PublicationMergeField[] = Object.keys(
  publicationEntity.fields,
).filter(isMergeField)

/**
 * Fields that users compare before a merge. Excludes the title, which is the heading, and fields
 * that depend on others.
 */
export type ComparedMergeField = Exclude<
  PublicationMergeField,
  'title' | 'authorList' | 'datePrecision'
>

export const comparedMergeFields: readonly ComparedMergeField[] = publicationMergeFields.filter(
  (name) => name !== 'title' && name !== 'authorList' && name !== 'datePrecision',
)

export const unionOfLists = <T>(one: readonly T[], other: readonly T[]): T[] => {
  const seen = new Set(one.map((each) => JSON.stringify(each)))
  return [...one, ...other.filter((each) => !seen.has(JSON.stringify(each)))]
}

const fold = (text: string) => text.trim().toLowerCase()

/** Returns the words of both lists. Words that differ only in case count once. */
export const unionOfKeywords = (one: readonly string[], other: readonly string[]): string[] => {
  const words = new Map<string, string>()
  for (const word of [...one, ...other]) if (!words.has(fold(word))) words.set(fold(word), word)
  return [...words.values()]
}

/**
 * Returns the authors of the first list. Adds the linked profile and the marks for equal
 * contribution and corresponding author from the other list, by name.
 */
export const unionOfAuthors = (one: readonly Author[], other: readonly Author[]): Author[] => {
  const known = new Map(other.map((author) => [fold(author.name), author]))
  const linked = new Set(one.map(({ profileId }) => profileId))
  return one.map((author) => {
    const same = known.get(fold(author.name))
    if (same === undefined) return author
    const isFree = author.profileId === '' && !linked.has(same.profileId)
    return {
      ...author,
      profileId: isFree ? same.profileId : author.profileId,
      isEqual: author.isEqual || same.isEqual,
      isCorresponding: author.isCorresponding || same.isCorresponding,
    }
  })
}

export type PublicationVersion = Publication['versions'][number]
/** Fields of a version, each with the name of the publication's field for the same value. */
const versionFields = {
  kind: 'publicationType',
  title: 'title',
  venue: 'venue',
  publicationDate: 'publicationDate',
  doi: 'doi',
  arxivId: 'arxivId',
  url: 'publicationLink',
} as const satisfies Record<keyof PublicationVersion, PublicationMergeField>

export const toPublicationVersion = (
  source: Pick<Publication, (typeof versionFields)[keyof typeof versionFields]>,
): PublicationVersion => ({
  kind: source.publicationType,
  title: source.title,
  venue: source.venue,
  publicationDate: source.publicationDate,
  doi: source.doi,
  arxivId: source.arxivId,
  url: source.publicationLink,
})

export const sortPublicationVersions = (
  versions: readonly PublicationVersion[],
): PublicationVersion[] =>
  unionOfLists([], versions).toSorted((one, other) =>
    other.publicationDate.localeCompare(one.publicationDate),
  )

/** Names of the publication fields that are only about one version of a work, such as its DOI. */
export const publicationVersionFieldNames: ReadonlySet<string> = new Set(
  Object.values(versionFields),
)

const differ = (one: string, other: string) => one !== '' && other !== '' && one !== other

export const computeMergeChanges = (
  keep: Publication,
  other: Publication,
): Partial<Publication> => {
  const areVersions = isPreprint(keep) !== isPreprint(other)
  const isOtherVersion =
    areVersions || differ(keep.doi, other.doi) || differ(keep.arxivId, other.arxivId)
  const special: Partial<Publication> = {
    authors: keep.authors,
    authorList: unionOfAuthors(keep.authorList, other.authorList),
    keywords: unionOfKeywords(keep.keywords, other.keywords),
    versions: sortPublicationVersions([
      ...keep.versions,
      ...other.versions,
      ...(isOtherVersion ? [toPublicationVersion(other)] : []),
    ]),
    datePrecision:
      keep.publicationDate === '' && !areVersions ? other.datePrecision : keep.datePrecision,
  }
  const join = (name: PublicationMergeField): unknown => {
    if (name in special) return special[name]
    if (areVersions && publicationVersionFieldNames.has(name)) return keep[name]
    const [one, two]: readonly unknown[] = [keep[name], other[name]]
    if (typeof one === 'boolean') return one || two
    if (Array.isArray(one) && Array.isArray(two)) return unionOfLists(one, two)
    return one === '' ? two : one
  }
  const changed = publicationMergeFields
    .map((name) => [name, join(name)] as const)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(keep[name]))
  return publicationSchema.partial().parse(Object.fromEntries(changed))
}
