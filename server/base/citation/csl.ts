import { dateParts, type Name, type Work } from './work.ts'

/** One work in CSL's JSON, with the fields that have something to say. */
export type CslItem = Readonly<Record<string, unknown>>

const name = (author: Name): Record<string, string> =>
  'literal' in author
    ? { literal: author.literal }
    : {
        family: author.family,
        ...(author.given && { given: author.given }),
        ...(author.suffix && { suffix: author.suffix }),
      }

const isVersioned = ({ type }: Work) => type === 'dataset' || type === 'software'

/** A work as CSL-JSON. */
export const toCsl = (work: Work): CslItem => {
  const parts = dateParts(work)
  const texts = {
    'container-title': work.venue,
    volume: work.volume,
    issue: work.issue,
    page: work.pages,
    publisher: work.publisher,
    DOI: work.doi,
    PMID: work.pmid,
    'collection-title': work.series,
    number: work.number || (work.arxivId && `arXiv:${work.arxivId}`),
    [isVersioned(work) ? 'version' : 'edition']: work.edition,
    genre: work.genre,
    archive: work.arxivId && 'arXiv',
    archive_location: work.arxivId,
    URL: work.url,
    abstract: work.abstract,
    keyword: work.keywords.join(', '),
  }
  return {
    id: work.key,
    type: work.type,
    title: work.title,
    ...(work.authors.length > 0 && { author: work.authors.map(name) }),
    ...(work.editors.length > 0 && { editor: work.editors.map(name) }),
    ...(parts.length > 0 && { issued: { 'date-parts': [parts] } }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  }
}
