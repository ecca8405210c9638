import {
  explicitNameParts,
  formatAuthorName,
  formatInvertedAuthorName,
} from '#contract/publication/author-name.ts'
import { formatAuthorsText, joinAuthorNames } from '#contract/publication/author-text.ts'
import type { Author, PublicationNotice } from '#contract/publication/publication-fields.ts'
import {
  emptyImportFields,
  type ImportedPublication,
  importedPublicationSchema,
} from '#contract/publication/publication-import.ts'
import { mapCitationFields } from '#server/publication/citation/format-fields.ts'
import type { AuthorName, CitedWork } from '#server/publication/citation/work.ts'
import { workTypeLabel } from '#server/publication/citation/work-type.ts'

/** A publication for the site, or the reason why the work cannot be one. */
export type ConvertedWork =
  | { readonly publication: ImportedPublication; readonly warning: string }
  | { readonly reason: string }

const longestName = 200

/** Labels of fields whose internal names users would not understand. */
const fieldLabels: Readonly<Record<string, string>> = {
  publicationDate: 'date',
  publicationLink: 'link',
  publicationType: 'type',
  doi: 'DOI',
  pmid: 'PubMed number',
  arxivId: 'arXiv number',
}

/** Returns the link of a work: its URL, or else the URL of an identifier or a further link. */
const linkOf = ({ url, doi, arxivId, pmid, links }: CitedWork): string => {
  if (url !== '') return url
  if (doi !== '') return `https://doi.org/${encodeURI(doi)}`
  if (arxivId !== '') return `https://arxiv.org/abs/${arxivId}`
  if (pmid !== '') return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
  return links?.[0]?.url ?? ''
}

export const matchWorkAuthors = (
  { authors, editors }: CitedWork,
  match: (name: AuthorName) => string,
): Author[] => {
  const names = authors.length > 0 ? authors : editors
  const seen = new Set([''])
  return names.map((name) => {
    const found = match(name)
    const profileId = seen.has(found) ? '' : found
    seen.add(found)
    const written = formatAuthorName(name).slice(0, longestName)
    const parts = explicitNameParts(written, name)
    const { isEqual = false, isCorresponding = false } = name
    return { name: written, ...parts, profileId, isEqual, isCorresponding }
  })
}

/** Converts a work to a publication. Omits values that do not fit and adds a warning with their labels. */
export const workToPublication = (
  work: CitedWork,
  authorList: readonly Author[],
  notices: readonly PublicationNotice[] = [],
): ConvertedWork => {
  const { url: _, ...texts } = mapCitationFields((name) => work[name])
  const fields = {
    ...texts,
    authors: formatAuthorsText(authorList),
    publicationDate: work.date,
    publicationType: workTypeLabel(work.type),
    publicationLink: linkOf(work),
    publicationSummary: '',
    datePrecision: work.date === '' ? 'day' : work.datePrecision,
    editors: joinAuthorNames(work.editors.map(formatInvertedAuthorName)),
    properNouns: work.properNouns.filter((word) => word.length <= longestName),
    keywords: work.keywords.filter((word) => word !== '' && word.length <= longestName),
    authorList,
    links: work.links ?? [],
    notices,
  }
  const whole = importedPublicationSchema.safeParse(fields)
  if (whole.success) return { publication: whole.data, warning: '' }
  const wrong = new Set(whole.error.issues.map(({ path }) => String(path[0])))
  const lost = whole.error.issues.find(({ path }) => /^(title|authorList)$/.test(String(path[0])))
  if (lost) return { reason: `${wrong.has('title') ? 'Title' : 'Authors'}: ${lost.message}` }
  const emptied = Object.entries(emptyImportFields).filter(([name]) => wrong.has(name))
  const rest = importedPublicationSchema.safeParse({ ...fields, ...Object.fromEntries(emptied) })
  return rest.success
    ? {
        publication: rest.data,
        warning: `Could not be used and left out: ${[...wrong].map((name) => fieldLabels[name] ?? name).join(', ')}`,
      }
    : { reason: 'It cannot be stored' }
}
