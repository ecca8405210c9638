import { isPreprintDoi } from '#contract/publication/preprint.ts'
import type { CitedWork } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { findMentionedArxivId, parseArxivId } from './arxiv-id.ts'

/** Names of preprint servers. DBLP lists arXiv under its old name CoRR. */
const server =
  /^corr$|\b(?:(?:ar|bior|medr|chemr|psyar|techr|engr|socar|edar)xiv|preprints?|ssrn|research square)\b/i

export const isPreprintServer = (venue: string): boolean => server.test(venue.trim())

/** General types that sources use for preprints if they have no type for them. */
const vague: readonly WorkType[] = ['article-journal', 'document', 'webpage', 'report']

const arxivIdIn = ({ arxivId, doi, url, number, venue, volume }: CitedWork): string =>
  arxivId ||
  ([doi, url, number, venue].map(findMentionedArxivId).find(Boolean) ??
    (isPreprintServer(venue) ? parseArxivId(volume) : ''))

/** Removes number and volume if they only repeat the DOI or arXiv number. */
const withoutIdentifiers = (
  work: CitedWork,
  arxivId: string,
): Pick<CitedWork, 'number' | 'volume'> => {
  const { number, volume, doi } = work
  const isKnown = (text: string) => arxivId !== '' && parseArxivId(text) === arxivId
  const isOwn = isKnown(number) || (number !== '' && doi.endsWith(`/${number}`))
  return { number: isOwn ? '' : number, volume: isKnown(volume) ? '' : volume }
}

/** Makes a work a preprint if its DOI, URL, numbers or venue show that it is one. */
export const withDetectedPreprintType = (work: CitedWork): CitedWork => {
  const { venue, publisher, doi } = work
  const hasJournal = venue !== '' && !isPreprintServer(venue)
  const isPreprint =
    isPreprintServer(venue) || (!hasJournal && (isPreprintDoi(doi) || isPreprintServer(publisher)))
  const type = isPreprint && vague.includes(work.type) ? 'article' : work.type
  const arxivId = arxivIdIn(work)
  return { ...work, type, arxivId, ...(type === 'article' && withoutIdentifiers(work, arxivId)) }
}
