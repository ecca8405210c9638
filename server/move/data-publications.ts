import { appendAll } from '#contract/list/any-length.ts'
import { findFirstDoi } from '#server/publication/citation/read/doi.ts'
import { parseWorkType } from '#server/publication/citation/work-type.ts'
import { readYamlOrTomlFile } from './documents.ts'
import type { ImportedEntry } from './importer.ts'
import { isDocumentName, missingPictureNotes, type SiteFiles } from './site/files.ts'
import { unusedKeyNotes } from './text/left-keys.ts'
import { plainTextOfMarkdown } from './text/plain-text.ts'
import {
  firstNonEmptyText,
  isTrueOrYes,
  nonEmptyTexts,
  toRecord,
  toRecords,
  toText,
} from './text/values.ts'
import { importedWorkToEntry } from './work-entry.ts'
import { toPublicationLinks } from './work-links.ts'

const dataFile = /^_data\/(?:publications?|papers|articles|preprints)\.ya?ml$/

/** Names that sites of their own give to the fields of a publication. */
const keysByField = {
  authors: ['authors', 'author'],
  venue: ['journal', 'venue', 'publication', 'booktitle', 'conference', 'details', 'publisher'],
  date: ['date', 'year'],
  url: ['url', 'link', 'html', 'paper'],
  doi: ['doi'],
  pmid: ['pmid', 'pubmed'],
  volume: ['volume'],
  issue: ['issue', 'number'],
  pages: ['pages'],
  abstract: ['abstract'],
  summary: ['summary', 'description'],
  picture: ['image', 'img', 'thumbnail', 'preview'],
  type: ['type', 'kind'],
  keywords: ['keywords', 'tags'],
} as const
const otherKeys = ['title', 'preprint', 'featured', 'selected', 'highlight', 'award', 'arxiv']

type Publication = Readonly<Record<string, unknown>>

const isUrl = (value: unknown): value is string => /^https?:\/\/\S+$/.test(toText(value))

const isUrlOrDocument = (value: unknown): boolean => isUrl(value) || isDocumentName(toText(value))

const entryOf = (
  files: SiteFiles,
  source: string,
  publication: Publication,
  at: number,
): ImportedEntry => {
  const firstValue = (field: keyof typeof keysByField) =>
    keysByField[field].map((key) => publication[key]).find((value) => toText(value) || value)
  const firstText = (field: keyof typeof keysByField) =>
    plainTextOfMarkdown(toText(firstValue(field)))
  const handled: readonly string[] = [...Object.values(keysByField).flat(), ...otherKeys]
  const named = Object.entries(publication)
    .filter(([key, value]) => !handled.includes(key) && isUrlOrDocument(value))
    .map(([name, url]) => ({ name, url: toText(url) }))
  const url = firstValue('url')
  const paper = isUrl(url) ? [] : [{ name: 'pdf', url: toText(url) }]
  const { links, pdf, notes } = toPublicationLinks([...named, ...paper], (reference) =>
    files.document(reference, source),
  )
  const image = toText(firstValue('picture'))
  const picture = files.picture(image, source)
  const type = parseWorkType(firstText('type'))
  const arxiv = toText(publication.arxiv)
  const csl = {
    type: isTrueOrYes(publication.preprint) ? 'article' : type === 'document' ? '' : type,
    title: plainTextOfMarkdown(toText(publication.title)),
    DOI: findFirstDoi(firstText('doi')),
    PMID: firstText('pmid'),
    ...(arxiv && { archive: 'arXiv', archive_location: arxiv }),
    URL: isUrl(url) ? url : '',
    'container-title': firstText('venue'),
    volume: firstText('volume'),
    issue: firstText('issue'),
    page: firstText('pages'),
    abstract: firstText('abstract'),
    keyword: nonEmptyTexts(firstValue('keywords')).join(';'),
  }
  const isFeatured = [publication.featured, publication.selected, publication.highlight]
  const award = toText(publication.award).slice(0, 300)
  return importedWorkToEntry(
    { csl, authors: nonEmptyTexts(firstValue('authors')), date: firstText('date') },
    { source: `${source}:${at + 1}`, key: `publication/${source}/${at}` },
    {
      fields: {
        publicationSummary: firstNonEmptyText(firstValue('summary')),
        links,
        ...(isFeatured.some(isTrueOrYes) && { featured: true }),
        ...(award && { award }),
        ...(picture && { picture }),
        ...(pdf && { pdf }),
      },
      notes: [
        ...missingPictureNotes(image, picture),
        ...notes,
        ...unusedKeyNotes(publication, [...handled, ...named.map(({ name }) => name)]),
      ],
    },
  )
}

/** Returns the publications of a data file: a list, or lists by year or kind. */
const listOf = (value: unknown): Publication[] =>
  (Array.isArray(value)
    ? toRecords(value)
    : Object.values(toRecord(value)).flatMap(toRecords)
  ).filter(({ title }) => toText(title) !== '')

/** Reads publications that a Jekyll site keeps as data instead of BibTeX. */
export const readDataPublications = async (files: SiteFiles): Promise<ImportedEntry[]> => {
  const entries: ImportedEntry[] = []
  for (const name of files.below('_data/', dataFile)) {
    const publications = listOf(await readYamlOrTomlFile(files, name))
    appendAll(
      entries,
      publications.map((each, at) => entryOf(files, name, each, at)),
    )
  }
  return entries
}
