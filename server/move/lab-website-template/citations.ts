import { readDoi } from '#server/publication/citation/read/doi.ts'
import { readData } from '../documents.ts'
import type { Entry } from '../importer.ts'
import { type Files, missingPicture } from '../site/files.ts'
import { leftKeys } from '../text/left-keys.ts'
import { firstOf, isYes, recordOf, recordsOf, textOf, textsOf } from '../text/values.ts'
import { describedWork } from '../work-entry.ts'

const kinds: Readonly<Record<string, string>> = {
  pdf: 'pdf',
  manuscript: 'pdf',
  preprint: 'preprint',
  github: 'code',
  source: 'code',
  code: 'code',
  software: 'code',
  data: 'data',
  dataset: 'data',
  slides: 'slides',
  video: 'video',
  poster: 'poster',
}

const cslTypes: Readonly<Record<string, string>> = {
  paper: 'article-journal',
  journal: 'article-journal',
  book: 'book',
  preprint: 'article',
  software: 'software',
}

const handledKeys = [
  ...['id', 'type', 'title', 'authors', 'publisher', 'date', 'link', 'description', 'image'],
  ...['buttons', 'tags', 'repo', 'plugin', 'file'],
]

const linksOf = (citation: Readonly<Record<string, unknown>>) => {
  const repo = textOf(citation.repo)
  const buttons = recordsOf(citation.buttons).map(({ type, link }) => ({
    kind: kinds[textOf(type)] ?? 'page',
    url: textOf(link),
  }))
  const all = repo ? [...buttons, { kind: 'code', url: `https://github.com/${repo}` }] : buttons
  return all.filter(({ url }) => /^https?:\/\//.test(url))
}

const citationEntry = (files: Files, source: string, value: unknown, at: number): Entry => {
  const citation = recordOf(value)
  const id = textOf(citation.id)
  const link = textOf(citation.link)
  const image = textOf(citation.image)
  const picture = files.picture(image, source)
  const csl = {
    type: cslTypes[textOf(citation.type)] ?? 'article-journal',
    title: textOf(citation.title),
    DOI: readDoi(id) || readDoi(link),
    PMID: /^(?:pmid|pubmed):(\d+)$/.exec(id)?.[1] ?? '',
    URL: link,
    'container-title': textOf(citation.publisher),
    keyword: textsOf(citation.tags).join(', '),
  }
  return describedWork(
    { csl, authors: textsOf(citation.authors), date: textOf(citation.date) },
    { source: `${source}:${at + 1}`, key: `publication/${source}/${at}` },
    {
      fields: {
        publicationSummary: firstOf(citation.description),
        ...(isYes(citation.featured) && { featured: true }),
        ...(picture && { picture }),
        links: linksOf(citation),
      },
      notes: [...missingPicture(image, picture), ...leftKeys(citation, handledKeys)],
    },
  )
}

/** Reads publications from the file that the template generates from its sources. */
export const readCitations = async (files: Files): Promise<Entry[]> => {
  const [name] = files.below('_data/citations.', /\.ya?ml$/)
  const sources = files.below('_data/', /(?:sources|orcid|pubmed|google-scholar)[\w-]*\.ya?ml$/)
  if (name === undefined) {
    for (const each of sources) {
      files.leave(each, 'Only numbers of works: paste them into the import of publications')
    }
    return []
  }
  for (const each of sources) files.leave(each, `What it names is in ${name}`)
  const list = await readData(files, name)
  return Array.isArray(list) ? list.map((each, at) => citationEntry(files, name, each, at)) : []
}
