import type { Publication, PublicationChanges } from '#contract/publication/publication.ts'
import {
  type ImportedPublication,
  importedPublication,
} from '#contract/publication/publication-import.ts'
import { workType } from '#server/base/citation/work-type.ts'

/** What every entry says, and what follows from another field; the rest can be filled where it is empty. */
const settled = {
  title: true,
  authors: true,
  authorList: true,
  publicationType: true,
  datePrecision: true,
} as const
const fillable = importedPublication.omit(settled).keyof().options
type Fillable = (typeof fillable)[number]
type Source = Pick<ImportedPublication, Fillable | 'datePrecision'>

/** The fields that are empty in one and not in the other. */
export const fillsOf = (
  here: Pick<Publication, Fillable>,
  source: Pick<Source, Fillable>,
): Fillable[] => fillable.filter((name) => here[name].length === 0 && source[name].length > 0)

/** The change that fills what is empty, and nothing else. */
export const filling = (here: Publication, source: Source): PublicationChanges => {
  const names = fillsOf(here, source)
  const change: PublicationChanges = {}
  for (const name of names) {
    if (name === 'keywords' || name === 'properNouns') change[name] = [...source[name]]
    else change[name] = source[name]
  }
  if (names.includes('publicationDate')) change.datePrecision = source.datePrecision
  return change
}

type Version = Publication['versions'][number]

const asVersion = (source: ImportedPublication | Publication): Version => ({
  kind: source.publicationType,
  title: source.title,
  venue: source.venue,
  publicationDate: source.publicationDate,
  doi: source.doi,
  arxivId: source.arxivId,
  url: source.publicationLink,
})

const newestFirst = (versions: readonly Version[]): Version[] =>
  versions.toSorted((one, other) => other.publicationDate.localeCompare(one.publicationDate))

/** Of the same day, what is not the preprint is the newer one. */
const isNewer = (source: ImportedPublication, here: Publication): boolean =>
  source.publicationDate === here.publicationDate
    ? workType(source.publicationType) !== 'article'
    : source.publicationDate > here.publicationDate

/** The change that makes something another version of a publication; the newest is what it shows. */
export const addingVersion = (
  here: Publication,
  source: ImportedPublication,
): PublicationChanges => {
  if (!isNewer(source, here)) {
    return { versions: newestFirst([...here.versions, asVersion(source)]) }
  }
  const { authors: _, publicationSummary, abstract, keywords, publicationLink, ...shown } = source
  return {
    ...shown,
    ...(publicationLink !== '' && { publicationLink }),
    ...(publicationSummary !== '' && { publicationSummary }),
    ...(abstract !== '' && { abstract }),
    ...(keywords.length > 0 && { keywords }),
    versions: newestFirst([...here.versions, asVersion(here)]),
  }
}
