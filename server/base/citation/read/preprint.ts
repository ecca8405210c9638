import { isPreprintDoi } from '#contract/publication/preprint.ts'
import type { Work, WorkType } from '../work.ts'

const arxivShape =
  /(?:^|arxiv[:./\s]|abs\/|pdf\/)\s{0,9}(\d{4}\.\d{4,5}|[a-z-]{1,20}(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?\b/i

/** An arXiv number without its version; empty when there is none. */
export const readArxivId = (text: string): string => arxivShape.exec(text.trim())?.[1] ?? ''

/** An arXiv number in a text that says that it is one. */
export const mentionedArxivId = (text: string): string =>
  /arxiv/i.test(text) ? readArxivId(text.replace(/^.*?(?=arxiv)/is, '')) : ''

const server =
  /\b(?:(?:ar|bior|medr|chemr|psyar|techr|engr|socar|edar)xiv|preprints?|ssrn|research square)\b/i

/** Whether a venue is a server of preprints. */
export const isPreprintServer = (venue: string): boolean => server.test(venue)

/** What sources call a preprint that has no word for one. */
const vague: readonly WorkType[] = ['article-journal', 'document', 'webpage', 'report']

/** A work with what its DOI, its address and its venue say of a preprint. */
export const withPreprint = (work: Work): Work => {
  const { venue, publisher, doi, url } = work
  const hasJournal = venue !== '' && !isPreprintServer(venue)
  const isPreprint =
    isPreprintServer(venue) || (!hasJournal && (isPreprintDoi(doi) || isPreprintServer(publisher)))
  return {
    ...work,
    type: isPreprint && vague.includes(work.type) ? 'article' : work.type,
    arxivId: work.arxivId || mentionedArxivId(doi) || mentionedArxivId(url),
  }
}
