import { isPreprintDoi } from '#contract/publication/preprint.ts'
import type { Work } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { mentionedArxivId, readArxivId } from './arxiv-id.ts'

/** DBLP lists what is on arXiv under the name that it had before: CoRR. */
const server =
  /^corr$|\b(?:(?:ar|bior|medr|chemr|psyar|techr|engr|socar|edar)xiv|preprints?|ssrn|research square)\b/i

/** Whether a venue is a server of preprints. */
export const isPreprintServer = (venue: string): boolean => server.test(venue.trim())

/** What sources call a preprint that has no word for one. */
const vague: readonly WorkType[] = ['article-journal', 'document', 'webpage', 'report']

const arxivIdIn = ({ arxivId, doi, url, number, venue, volume }: Work): string =>
  arxivId ||
  ([doi, url, number, venue].map(mentionedArxivId).find(Boolean) ??
    (isPreprintServer(venue) ? readArxivId(volume) : ''))

/** A number or volume that says nothing else than what the work is known by. */
const withoutIdentifiers = (work: Work, arxivId: string): Pick<Work, 'number' | 'volume'> => {
  const { number, volume, doi } = work
  const isKnown = (text: string) => arxivId !== '' && readArxivId(text) === arxivId
  const isOwn = isKnown(number) || (number !== '' && doi.endsWith(`/${number}`))
  return { number: isOwn ? '' : number, volume: isKnown(volume) ? '' : volume }
}

/** A work with what its DOI, its address, its numbers and its venue say of a preprint. */
export const withPreprint = (work: Work): Work => {
  const { venue, publisher, doi } = work
  const hasJournal = venue !== '' && !isPreprintServer(venue)
  const isPreprint =
    isPreprintServer(venue) || (!hasJournal && (isPreprintDoi(doi) || isPreprintServer(publisher)))
  const type = isPreprint && vague.includes(work.type) ? 'article' : work.type
  const arxivId = arxivIdIn(work)
  return { ...work, type, arxivId, ...(type === 'article' && withoutIdentifiers(work, arxivId)) }
}
