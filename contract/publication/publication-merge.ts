import { isPreprint } from './preprint.ts'
import { type Publication, publication } from './publication.ts'
import { publicationEntity } from './publication-entity.ts'
import type { Author } from './publication-fields.ts'

/** A field that two publications are made one by: all that the definition has and that travels. */
export type MergeField = keyof typeof publicationEntity.fields & keyof Publication

const isMergeField = (name: string): name is MergeField => name in publication.shape

/** Those fields, in the definition's order. */
export const mergeFields: readonly MergeField[] = Object.keys(publicationEntity.fields).filter(
  isMergeField,
)

/** Those that are looked at before two are merged: the title stands above them, and these follow from others. */
export type ShownMergeField = Exclude<MergeField, 'title' | 'authorList' | 'datePrecision'>

/** The fields that are looked at, in the definition's order. */
export const shownMergeFields: readonly ShownMergeField[] = mergeFields.filter(
  (name) => name !== 'title' && name !== 'authorList' && name !== 'datePrecision',
)

/** All of one list and what only the other has. */
export const union = <T>(one: readonly T[], other: readonly T[]): T[] => {
  const seen = new Set(one.map((each) => JSON.stringify(each)))
  return [...one, ...other.filter((each) => !seen.has(JSON.stringify(each)))]
}

const fold = (text: string) => text.trim().toLowerCase()

/** Words of both lists; those that differ only in case are one. */
export const unionOfWords = (one: readonly string[], other: readonly string[]): string[] => {
  const words = new Map<string, string>()
  for (const word of [...one, ...other]) if (!words.has(fold(word))) words.set(fold(word), word)
  return [...words.values()]
}

/** Authors, each with the person and the marks that someone of the same name has in the other list. */
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

export type Version = Publication['versions'][number]
/** The fields that a version has as well, each by its name there. */
const versionFields = {
  kind: 'publicationType',
  title: 'title',
  venue: 'venue',
  publicationDate: 'publicationDate',
  doi: 'doi',
  arxivId: 'arxivId',
  url: 'publicationLink',
} as const satisfies Record<keyof Version, MergeField>

/** A publication as a version of another. */
export const asVersion = (
  source: Pick<Publication, (typeof versionFields)[keyof typeof versionFields]>,
): Version => ({
  kind: source.publicationType,
  title: source.title,
  venue: source.venue,
  publicationDate: source.publicationDate,
  doi: source.doi,
  arxivId: source.arxivId,
  url: source.publicationLink,
})

/** Versions without those that stand there twice, the newest first. */
export const newestFirst = (versions: readonly Version[]): Version[] =>
  union([], versions).toSorted((one, other) =>
    other.publicationDate.localeCompare(one.publicationDate),
  )

/** The fields that describe one version of a work and say nothing of another. */
export const ofVersion: ReadonlySet<string> = new Set(Object.values(versionFields))

const differ = (one: string, other: string) => one !== '' && other !== '' && one !== other

/** What one publication becomes with all that another has: only the fields that change. */
export const mergedFields = (keep: Publication, other: Publication): Partial<Publication> => {
  const areVersions = isPreprint(keep) !== isPreprint(other)
  const isOtherVersion =
    areVersions || differ(keep.doi, other.doi) || differ(keep.arxivId, other.arxivId)
  const special: Partial<Publication> = {
    authors: keep.authors,
    authorList: unionOfAuthors(keep.authorList, other.authorList),
    keywords: unionOfWords(keep.keywords, other.keywords),
    versions: newestFirst([
      ...keep.versions,
      ...other.versions,
      ...(isOtherVersion ? [asVersion(other)] : []),
    ]),
    datePrecision:
      keep.publicationDate === '' && !areVersions ? other.datePrecision : keep.datePrecision,
  }
  const join = (name: MergeField): unknown => {
    if (name in special) return special[name]
    if (areVersions && ofVersion.has(name)) return keep[name]
    const [one, two]: readonly unknown[] = [keep[name], other[name]]
    if (typeof one === 'boolean') return one || two
    if (Array.isArray(one) && Array.isArray(two)) return union(one, two)
    return one === '' ? two : one
  }
  const changed = mergeFields
    .map((name) => [name, join(name)] as const)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(keep[name]))
  return publication.partial().parse(Object.fromEntries(changed))
}
