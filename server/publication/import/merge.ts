import { isPreprint } from '#contract/publication/preprint.ts'
import type { Publication, PublicationChanges } from '#contract/publication/publication.ts'
import { optionalFields } from '#contract/publication/publication-fields.ts'
import {
  type ImportedPublication,
  importedPublication,
} from '#contract/publication/publication-import.ts'
import {
  asVersion,
  newestFirst,
  ofVersion,
  union,
  unionOfAuthors,
  unionOfWords,
} from '#contract/publication/publication-merge.ts'

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
    else if (name === 'links') change.links = [...source.links]
    else if (name === 'notices') change.notices = [...source.notices]
    else change[name] = source[name]
  }
  if (names.includes('publicationDate')) change.datePrecision = source.datePrecision
  return change
}

/** Of the same day, what is not the preprint is the newer one. */
const isNewer = (source: ImportedPublication, here: Publication): boolean =>
  source.publicationDate === here.publicationDate
    ? !isPreprint(source)
    : source.publicationDate > here.publicationDate

/** What both have in lists, whichever of them is shown. */
const both = (source: ImportedPublication, here: Publication): PublicationChanges => ({
  keywords: unionOfWords(here.keywords, source.keywords),
  links: optionalFields.shape.links.parse(union(here.links, source.links)),
  notices: union(here.notices, source.notices),
})

/** The change that makes something another version of a publication; the newest is what it shows. */
export const addingVersion = (
  here: Publication,
  source: ImportedPublication,
): PublicationChanges => {
  if (!isNewer(source, here)) {
    const lacking = Object.entries(filling(here, source)).filter(([name]) => !ofVersion.has(name))
    return {
      ...Object.fromEntries(lacking),
      ...both(source, here),
      datePrecision: here.datePrecision,
      versions: newestFirst([...here.versions, asVersion(source)]),
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
    versions: newestFirst([...here.versions, asVersion(here)]),
  }
}
