import { dateParts, type Name, type Work } from './work.ts'

/** One work in CSL's JSON, with the fields that have something to say. */
export type CslItem = Readonly<Record<string, unknown>>

const name = (author: Name): Record<string, string> =>
  'literal' in author
    ? { literal: author.literal }
    : { family: author.family, ...(author.given && { given: author.given }) }

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
    number: work.arxivId && `arXiv:${work.arxivId}`,
    URL: work.url,
    abstract: work.abstract,
    keyword: work.keywords.join(', '),
  }
  return {
    id: work.key,
    type: work.type,
    title: work.title,
    ...(work.authors.length > 0 && { author: work.authors.map(name) }),
    ...(parts.length > 0 && { issued: { 'date-parts': [parts] } }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  }
}
