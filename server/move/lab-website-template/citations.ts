import { findFirstDoi } from '#server/publication/citation/read/doi.ts'
import { parseWorkType } from '#server/publication/citation/work-type.ts'
import { readYamlOrTomlFile } from '../documents.ts'
import type { ImportedEntry } from '../importer.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { unusedKeyNotes } from '../text/left-keys.ts'
import {
  firstNonEmptyText,
  isTrueOrYes,
  nonEmptyTexts,
  toRecord,
  toRecords,
  toText,
} from '../text/values.ts'
import { isThemeExample } from '../theme-examples.ts'
import { importedWorkToEntry } from '../work-entry.ts'
import { toPublicationLinks } from '../work-links.ts'

/** Returns the CSL type, or an empty string for a word such as “paper”, which the template uses for any work. */
const typeOf = (written: string): string => {
  const type = parseWorkType(written)
  return type === 'document' ? '' : type
}

const handledKeys = [
  ...['id', 'type', 'title', 'authors', 'publisher', 'date', 'link', 'description', 'image'],
  ...['buttons', 'tags', 'repo', 'featured'],
  // The program that made the list wrote these.
  ...['plugin', 'file', 'orcid'],
]

const readLinks = (
  files: SiteFiles,
  source: string,
  citation: Readonly<Record<string, unknown>>,
) => {
  const repo = toText(citation.repo)
  return toPublicationLinks(
    [
      ...toRecords(citation.buttons).map(({ type, text, link }) => ({
        name: firstNonEmptyText(type, text),
        label: toText(type) && toText(text),
        url: toText(link),
      })),
      ...(repo ? [{ name: 'github', url: `https://github.com/${repo}` }] : []),
    ],
    (url) => files.document(url, source),
  )
}

const citationEntry = (
  files: SiteFiles,
  source: string,
  value: unknown,
  at: number,
): ImportedEntry => {
  const citation = toRecord(value)
  const id = toText(citation.id)
  const link = toText(citation.link)
  const image = toText(citation.image)
  const picture = files.picture(image, source)
  const { links, pdf, notes: linkNotes } = readLinks(files, source, citation)
  const csl = {
    type: typeOf(toText(citation.type)),
    title: toText(citation.title),
    DOI: findFirstDoi(id) || findFirstDoi(link),
    PMID: /^(?:pmid|pubmed):(\d+)$/.exec(id)?.[1] ?? '',
    URL: link,
    'container-title': toText(citation.publisher),
    keyword: nonEmptyTexts(citation.tags).join(', '),
  }
  return importedWorkToEntry(
    { csl, authors: nonEmptyTexts(citation.authors), date: toText(citation.date) },
    { source: `${source}:${at + 1}`, key: `publication/${source}/${at}` },
    {
      fields: {
        publicationSummary: firstNonEmptyText(citation.description),
        ...(isTrueOrYes(citation.featured) && { featured: true }),
        ...(picture && { picture }),
        ...(pdf && { pdf }),
        links,
      },
      notes: [
        ...missingPictureNotes(image, picture),
        ...linkNotes,
        ...unusedKeyNotes(citation, handledKeys),
      ],
    },
  )
}

/** Reads publications from the file that the template generates from its sources. */
export const readLabPublications = async (files: SiteFiles): Promise<ImportedEntry[]> => {
  const [name] = files.below('_data/citations.', /\.ya?ml$/)
  const sources = files.below('_data/', /(?:sources|orcid|pubmed|google-scholar)[\w-]*\.ya?ml$/)
  if (name === undefined) {
    for (const each of sources) {
      files.leave(each, 'Only numbers of works: paste them into the import of publications')
    }
    return []
  }
  for (const each of sources) files.leave(each, `What it names is in ${name}`)
  const list = await readYamlOrTomlFile(files, name)
  if (!Array.isArray(list)) return []
  // Several papers of the template's list are those of groups that use it, so only the whole list is an example.
  const isExample = list.every((each) =>
    isThemeExample(name, { title: '', texts: [toText(toRecord(each).title)] }),
  )
  return list.map((each, at) => ({
    ...citationEntry(files, name, each, at),
    ...(isExample && { isExample }),
  }))
}
