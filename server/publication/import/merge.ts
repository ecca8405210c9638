import { isPreprint } from '#contract/publication/preprint.ts'
import type { Publication, PublicationChanges } from '#contract/publication/publication.ts'
import { optionalPublicationFieldsSchema } from '#contract/publication/publication-fields.ts'
import {
  type ImportedPublication,
  importedPublicationSchema,
} from '#contract/publication/publication-import.ts'
import {
  publicationVersionFieldNames,
  sortPublicationVersions,
  toPublicationVersion,
  unionOfAuthors,
  unionOfKeywords,
  unionOfLists,
} from '#contract/publication/publication-merge.ts'

/** Fields that are never filled, because every work has them or they depend on other fields. */
const settled = {
  title: true,
  authors: true,
  authorList: true,
  publicationType: true,
  datePrecision: true,
} as const
const fillable = importedPublicationSchema.omit(settled).keyof().options
type Fillable = (typeof fillable)[number]
type Source = Pick<ImportedPublication, Fillable | 'datePrecision'>

/** Returns the fields that are empty in the existing publication but not in the source. */
export const fillablePublicationFields = (
  here: Pick<Publication, Fillable>,
  source: Pick<Source, Fillable>,
): Fillable[] => fillable.filter((name) => here[name].length === 0 && source[name].length > 0)

export const changesThatFillPublication = (
  here: Publication,
  source: Source,
): PublicationChanges => {
  const names = fillablePublicationFields(here, source)
  const change: PublicationChanges = {}
  for (const name of names) {
    if (name === 'keywords' || name === 'properNouns') change[name] = [...source[name]]
    else if (name === 'links') change.links = [...source.links]
    else if (name === 'notices') change.notices = [...source.notices]
    else change[name] = source[name]
  }
  if (names.includes('publicationDate')) change.datePrecision = source.datePrecision
  return change
}

/** Whether the source is a newer version. An article is newer than a preprint of the same date. */
const isNewer = (source: ImportedPublication, here: Publication): boolean =>
  source.publicationDate === here.publicationDate
    ? !isPreprint(source)
    : source.publicationDate > here.publicationDate

/** Returns the combined keywords, links and notices, which apply to every version. */
const both = (source: ImportedPublication, here: Publication): PublicationChanges => ({
  keywords: unionOfKeywords(here.keywords, source.keywords),
  links: optionalPublicationFieldsSchema.shape.links.parse(unionOfLists(here.links, source.links)),
  notices: unionOfLists(here.notices, source.notices),
})

/** Returns changes that add a version to a publication, which shows the newest one. */
export const changesThatAddVersion = (
  here: Publication,
  source: ImportedPublication,
): PublicationChanges => {
  if (!isNewer(source, here)) {
    const lacking = Object.entries(changesThatFillPublication(here, source)).filter(
      ([name]) => !publicationVersionFieldNames.has(name),
    )
    return {
      ...Object.fromEntries(lacking),
      ...both(source, here),
      datePrecision: here.datePrecision,
      versions: sortPublicationVersions([...here.versions, toPublicationVersion(source)]),
    }
  }
  const { authors: _, publicationSummary, abstract, publicationLink, ...shown } = source
  return {
    ...shown,
    ...(publicationLink !== '' && { publicationLink }),
    ...(publicationSummary !== '' && { publicationSummary }),
    ...(abstract !== '' && { abstract }),
    ...both(source, here),
    authorList: unionOfAuthors(source.authorList, here.authorList),
    versions: sortPublicationVersions([...here.versions, toPublicationVersion(here)]),
  }
}
