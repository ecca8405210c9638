import { isPreprintDoi } from '#contract/publication/preprint.ts'
import type { Work } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { mentionedArxivId } from './arxiv-id.ts'

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
