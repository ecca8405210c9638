import { type NamedFrontMatterDocument, readFrontMatterFiles } from '../documents.ts'
import { hugoDraftNotes } from '../draft-notes.ts'
import type { ImportedEntry } from '../importer.ts'
import { convertMarkdownText } from '../text/body.ts'
import { plainTextOfMarkdown } from '../text/plain-text.ts'
import {
  firstNonEmptyText,
  isTrueOrYes,
  nonEmptyTexts,
  toRecord,
  toRecords,
  toText,
} from '../text/values.ts'
import { bibtexToImportedEntries, importedWorkToEntry } from '../work-entry.ts'
import type { HugoAuthor } from './authors.ts'
import {
  findFeaturedPicture,
  type HugoSite,
  hugoPictureFolders,
  listHugoContentFiles,
} from './layout.ts'

/** Publication types by the number that older HugoBlox versions store. The first means that nobody chose one. */
const typesByNumber = [
  ...['', 'paper-conference', 'article-journal', 'article', 'report', 'book', 'chapter'],
  ...['thesis', 'patent'],
]

const typeOf = (written: string): string => typesByNumber[Number(written)] ?? written

const kinds: Readonly<Record<string, string>> = {
  pdf: 'pdf',
  preprint: 'preprint',
  code: 'code',
  source: 'code',
  dataset: 'data',
  slides: 'slides',
  video: 'video',
  poster: 'poster',
}

const linksOf = (data: Readonly<Record<string, unknown>>) => {
  const older = Object.keys(kinds).map((kind) => ({ kind, url: toText(data[`url_${kind}`]) }))
  const newer = toRecords(data.links).map(({ type, name, url, provider, id }) => ({
    kind: firstNonEmptyText(type, name).toLowerCase(),
    url: toText(provider) === 'arxiv' ? `https://arxiv.org/abs/${toText(id)}` : toText(url),
  }))
  return [...older, ...newer]
    .filter(({ url }) => /^https?:\/\//.test(url))
    .map(({ kind, url }) => ({ kind: kinds[kind] ?? 'page', url }))
}

const citationFileOf = (name: string): string => name.replace(/[^/]*$/, 'cite.bib')

/** Reads fields that are only in the publication's BibTeX file. */
const readCitationFields = (text: string, name: string): Readonly<Record<string, unknown>> => {
  const [found] = bibtexToImportedEntries(text, name)
  const work = toRecord(found?.fields.work)
  return {
    volume: work.volume,
    issue: work.issue,
    page: work.pages,
    publisher: work.publisher,
    'container-title': work.venue,
  }
}

/** Builds a publication from its BibTeX file alone. Returns undefined if there is none that can be read. */
const readCitationEntry = async (
  { files }: HugoSite,
  name: string,
): Promise<ImportedEntry | undefined> => {
  const bib = citationFileOf(name)
  if (!files.has(bib)) return undefined
  return bibtexToImportedEntries(await files.text(bib), bib).find(({ failed }) => !failed)
}

export const readHugoPublications = async (
  layout: HugoSite,
  authors: readonly HugoAuthor[],
): Promise<ImportedEntry[]> => {
  const { files } = layout
  const bundles = listHugoContentFiles(layout, ['publications', 'publication'])
  const cited = new Map<string, Readonly<Record<string, unknown>>>()
  for (const { name } of bundles) {
    const bib = citationFileOf(name)
    if (files.has(bib) && bib !== name)
      cited.set(name, readCitationFields(await files.text(bib), bib))
  }
  const named = new Map(bundles.map((bundle) => [bundle.name, bundle]))
  const readPublication = ({ name, data, body }: NamedFrontMatterDocument): ImportedEntry => {
    const { slug = '', address = '' } = named.get(name) ?? {}
    const ids = { ...toRecord(toRecord(data.hugoblox).ids), ...toRecord(data.ids) }
    const [type = ''] = nonEmptyTexts(data.publication_types)
    const arxiv = toText(ids.arxiv)
    const text = convertMarkdownText(body, 'hugo', {
      files,
      from: name,
      folders: hugoPictureFolders,
      bases: layout.bases,
      address,
    })
    const csl = {
      ...cited.get(name),
      title: toText(data.title),
      type: typeOf(type),
      ...(toText(data.publication) && {
        'container-title': plainTextOfMarkdown(toText(data.publication)).replace(/^In\s+/, ''),
      }),
      DOI: firstNonEmptyText(data.doi, ids.doi),
      ...(arxiv && { archive: 'arXiv', archive_location: arxiv }),
      PMID: toText(ids.pmid),
      abstract: plainTextOfMarkdown(toText(data.abstract)),
      keyword: nonEmptyTexts(data.tags).join(', '),
    }
    const people = nonEmptyTexts(data.authors).map(
      (each) => authors.find((author) => author.slug === each)?.entry.title ?? each,
    )
    const hidden = hugoDraftNotes(data, layout.config)
    const picture = findFeaturedPicture(layout, name)
    return importedWorkToEntry(
      { csl, authors: people, date: toText(data.date) },
      { source: name, key: `publication/${slug}` },
      {
        addresses: [address],
        fields: {
          publicationSummary: [toText(data.summary), text.text].filter(Boolean).join('\n\n'),
          links: linksOf(data),
          projects: nonEmptyTexts(data.projects).map((each) => `project/${each}`),
          ...(isTrueOrYes(data.featured) && { featured: true }),
          ...(hidden.length > 0 && { status: 'draft' }),
          ...(picture && { picture }),
        },
        notes: [...hidden, ...text.notes],
      },
    )
  }
  const readFromCitation = async (name: string, cause: string) => {
    const entry = await readCitationEntry(layout, name)
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
