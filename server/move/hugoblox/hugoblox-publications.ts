import { readDocuments } from '../documents.ts'
import { hiddenInHugo } from '../hidden.ts'
import type { Entry } from '../importer.ts'
import { readBody } from '../text/body.ts'
import { leftKeys } from '../text/left-keys.ts'
import { textIn } from '../text/plain.ts'
import { firstOf, isYes, recordOf, recordsOf, textOf, textsOf } from '../text/values.ts'
import { bibliography, describedWork } from '../work-entry.ts'
import type { Author } from './authors.ts'
import { bundlesIn, featuredBeside, type Layout, pictureFolders } from './layout.ts'

/** Publication types by number, as older versions store them. */
const typesByNumber = [
  ...['document', 'paper-conference', 'article-journal', 'article', 'report', 'book', 'chapter'],
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
  const older = Object.keys(kinds).map((kind) => ({ kind, url: textOf(data[`url_${kind}`]) }))
  const newer = recordsOf(data.links).map(({ type, name, url, provider, id }) => ({
    kind: firstOf(type, name).toLowerCase(),
    url: textOf(provider) === 'arxiv' ? `https://arxiv.org/abs/${textOf(id)}` : textOf(url),
  }))
  return [...older, ...newer]
    .filter(({ url }) => /^https?:\/\//.test(url))
    .map(({ kind, url }) => ({ kind: kinds[kind] ?? 'page', url }))
}

/** Reads fields that only the citation file has. */
const readCitationFields = (text: string, name: string): Readonly<Record<string, unknown>> => {
  const [found] = bibliography(text, name)
  const work = recordOf(found?.fields.work)
  return {
    volume: work.volume,
    issue: work.issue,
    page: work.pages,
    publisher: work.publisher,
    'container-title': work.venue,
  }
}

const handledKeys = [
  ...['title', 'authors', 'date', 'publication', 'publication_types', 'abstract', 'summary', 'doi'],
  ...['tags', 'projects', 'links', 'ids', 'hugoblox', 'image'],
  ...Object.keys(kinds).map((kind) => `url_${kind}`),
]

export const readPublications = async (
  layout: Layout,
  authors: readonly Author[],
): Promise<Entry[]> => {
  const { files } = layout
  const bundles = bundlesIn(layout, ['publications', 'publication'])
  const cited = new Map<string, Readonly<Record<string, unknown>>>()
  for (const { name } of bundles) {
    const bib = name.replace(/[^/]*$/, 'cite.bib')
    if (files.has(bib) && bib !== name)
      cited.set(name, readCitationFields(await files.text(bib), bib))
  }
  const named = new Map(bundles.map((bundle) => [bundle.name, bundle]))
  return readDocuments(files, [...named.keys()], 'publication', ({ name, data, body }) => {
    const { slug = '', address = '' } = named.get(name) ?? {}
    const ids = { ...recordOf(recordOf(data.hugoblox).ids), ...recordOf(data.ids) }
    const [type = ''] = textsOf(data.publication_types)
    const arxiv = textOf(ids.arxiv)
    const text = readBody(body, 'hugo', {
      files,
      from: name,
      folders: pictureFolders,
      bases: layout.bases,
      address,
    })
    const csl = {
      ...cited.get(name),
      title: textOf(data.title),
      type: typeOf(type),
      ...(textOf(data.publication) && {
        'container-title': textIn(textOf(data.publication)).replace(/^In\s+/, ''),
      }),
      DOI: firstOf(data.doi, ids.doi),
      ...(arxiv && { archive: 'arXiv', archive_location: arxiv }),
      PMID: textOf(ids.pmid),
      abstract: textIn(textOf(data.abstract)),
      keyword: textsOf(data.tags).join(', '),
    }
    const people = textsOf(data.authors).map(
      (each) => authors.find((author) => author.slug === each)?.entry.title ?? each,
    )
    const hidden = hiddenInHugo(data, layout.config)
    const picture = featuredBeside(layout, name)
    return describedWork(
      { csl, authors: people, date: textOf(data.date) },
      { source: name, key: `publication/${slug}` },
      {
        addresses: [address],
        fields: {
          publicationSummary: [textOf(data.summary), text.text].filter(Boolean).join('\n\n'),
          links: linksOf(data),
          projects: textsOf(data.projects).map((each) => `project/${each}`),
          ...(isYes(data.featured) && { featured: true }),
          ...(hidden.length > 0 && { status: 'draft' }),
          ...(picture && { picture }),
        },
        notes: [...hidden, ...text.notes, ...leftKeys(data, handledKeys)],
      },
    )
  })
}
