import { posix } from 'node:path'
import { readBibtexDetails } from '../bibtex-details.ts'
import { type NamedFrontMatterDocument, readFrontMatterFiles } from '../documents.ts'
import { hugoDraftNotes } from '../draft-notes.ts'
import { type ImportedEntry, workIn } from '../importer.ts'
import type { SiteFiles } from '../site/files.ts'
import { convertMarkdownText } from '../text/body.ts'
import { type FileReferenceContext, findDocument } from '../text/own-url.ts'
import { plainTextOfMarkdown } from '../text/plain-text.ts'
import {
  firstNonEmptyText,
  isTrueOrYes,
  nonEmptyTexts,
  toList,
  toRecord,
  toRecords,
  toText,
} from '../text/values.ts'
import { authorMarkOf, bibtexToImportedEntries, importedWorkToEntry } from '../work-entry.ts'
import { toPublicationLinks } from '../work-links.ts'
import type { HugoAuthor } from './authors.ts'
import {
  findFeaturedPicture,
  type HugoSite,
  hugoPictureFolders,
  listHugoContentFiles,
} from './layout.ts'
import { hugoUrlsOf } from './old-urls.ts'

/** Publication types by the number that older HugoBlox versions store. The first means that nobody chose one. */
const typesByNumber = [
  ...['', 'paper-conference', 'article-journal', 'article', 'report', 'book', 'chapter'],
  ...['thesis', 'patent'],
]

const typeOf = (written: string): string => typesByNumber[Number(written)] ?? written

type FrontMatter = Readonly<Record<string, unknown>>

/** Names of the keys for links in older versions of HugoBlox. */
const linkNames = [
  'pdf',
  'preprint',
  'code',
  'dataset',
  'slides',
  'video',
  'poster',
  'source',
  'project',
]

/** Returns the PDF that belongs to a text, because it has the name of the folder of both. */
const bundledPdfOf = ({ files, from }: FileReferenceContext): string => {
  const folder = posix.basename(posix.dirname(from))
  return files.has(posix.join(posix.dirname(from), `${folder}.pdf`)) ? `${folder}.pdf` : ''
}

const readLinks = (data: FrontMatter, place: FileReferenceContext) =>
  toPublicationLinks(
    [
      ...linkNames.map((name) => ({ name, url: toText(data[`url_${name}`]) })),
      ...toRecords(data.links).map(({ type, name, label, url, provider, id }) => ({
        name: firstNonEmptyText(type, name, label, provider),
        label: firstNonEmptyText(label, type ? name : ''),
        url: toText(provider) === 'arxiv' ? `https://arxiv.org/abs/${toText(id)}` : toText(url),
      })),
      { name: 'page', url: toText(data.external_link) },
      ...(toText(data.url_pdf) ? [] : [{ name: 'pdf', url: bundledPdfOf(place) }]),
    ],
    (url) => findDocument(url, place),
  )

/** Returns the notes on authors that no mark of an author keeps. */
const authorNotes = (notes: readonly string[]): string[] => {
  const others = notes.filter((note) => note !== '' && !authorMarkOf(note))
  return others.length > 0 ? [`Notes on authors that stay out: ${others.join(', ')}`] : []
}

const projectNotes = (names: readonly string[], projects: readonly ImportedEntry[]): string[] => {
  const others = names.filter((name) => !projects.some(({ key }) => key === `project/${name}`))
  return others.length > 0 ? [`Its projects are not in the site: ${others.join(', ')}`] : []
}

const readCited = async (files: SiteFiles, name: string): Promise<ImportedEntry | undefined> => {
  const bib = name.replace(/[^/]*$/, 'cite.bib')
  if (!files.has(bib)) return undefined
  const found = bibtexToImportedEntries(await files.text(bib), bib, readBibtexDetails)
  return found.find(({ failed }) => failed === undefined)
}

export interface HugoPublicationContext {
  readonly authors: readonly HugoAuthor[]
  readonly projects: readonly ImportedEntry[]
  readonly pictureNotes: (data: FrontMatter) => string[]
}

export const readHugoPublications = async (
  layout: HugoSite,
  { authors, projects, pictureNotes }: HugoPublicationContext,
): Promise<ImportedEntry[]> => {
  const { files } = layout
  const bundles = listHugoContentFiles(layout, ['publications', 'publication'])
  const citedByName = new Map<string, ImportedEntry | undefined>()
  for (const { name } of bundles) citedByName.set(name, await readCited(files, name))
  const named = new Map(bundles.map((bundle) => [bundle.name, bundle]))
  const readPublication = ({ name, data, body }: NamedFrontMatterDocument): ImportedEntry => {
    const { slug = '', address = '' } = named.get(name) ?? {}
    const ids = { ...toRecord(toRecord(data.hugoblox).ids), ...toRecord(data.ids) }
    const [type = ''] = nonEmptyTexts(data.publication_types)
    const arxiv = toText(ids.arxiv)
    const place = {
      files,
      from: name,
      folders: hugoPictureFolders,
      bases: layout.bases,
      address,
    }
    const text = convertMarkdownText(body, 'hugo', place)
    const cited = citedByName.get(name)
    const csl = {
      title: toText(data.title),
      type: typeOf(type),
      ...(toText(data.publication) && {
        'container-title': plainTextOfMarkdown(toText(data.publication)).replace(/^In\s+/, ''),
      }),
      DOI: firstNonEmptyText(data.doi, ids.doi),
      ...(arxiv && { archive: 'arXiv', archive_location: arxiv }),
      PMID: toText(ids.pmid),
      abstract: plainTextOfMarkdown(toText(data.abstract)),
      keyword: [...nonEmptyTexts(data.tags), ...nonEmptyTexts(data.categories)].join(';'),
    }
    const people = nonEmptyTexts(data.authors).map(
      (each) => authors.find((author) => author.slug === each)?.entry.title ?? each,
    )
    const hidden = hugoDraftNotes(data, layout.config)
    const picture = findFeaturedPicture(layout, name)
    const { links, pdf, notes: linkNotes } = readLinks(data, place)
    const projectNames = nonEmptyTexts(data.projects)
    const notesOnAuthors = toList(data.author_notes).map(toText)
    return importedWorkToEntry(
      {
        csl,
        authors: people,
        authorNotes: notesOnAuthors,
        date: toText(data.date),
        cited: cited && workIn(cited.fields),
      },
      { source: name, key: `publication/${slug}` },
      {
        addresses: hugoUrlsOf(data, address),
        fields: {
          ...(cited?.fields.award !== undefined && { award: cited.fields.award }),
          publicationSummary: [toText(data.summary), text.text].filter(Boolean).join('\n\n'),
          links,
          projects: projectNames.map((each) => `project/${each}`),
          ...(isTrueOrYes(data.featured) && { featured: true }),
          ...(hidden.length > 0 && { status: 'draft' }),
          ...(picture && { picture }),
          ...(pdf && { pdf }),
        },
        notes: [
          ...hidden,
          ...text.notes,
          ...linkNotes,
          ...pictureNotes(data),
          ...authorNotes(notesOnAuthors),
          ...projectNotes(projectNames, projects),
          ...(cited?.notes ?? []),
        ],
      },
    )
  }
  const readFromCitation = async (name: string, cause: string) => {
    const entry = citedByName.get(name)
    if (!entry) return undefined
    const { slug = '', address = '' } = named.get(name) ?? {}
    const picture = findFeaturedPicture(layout, name)
    return {
      ...entry,
      key: `publication/${slug}`,
      source: name,
      addresses: [address],
      fields: { ...entry.fields, ...(picture && { picture }) },
      notes: [...(entry.notes ?? []), `${cause}. Only its cite.bib was read`],
    }
  }
  return readFrontMatterFiles(
    files,
    [...named.keys()],
    'publication',
    readPublication,
    readFromCitation,
  )
}
