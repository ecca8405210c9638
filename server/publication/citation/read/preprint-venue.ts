import { isPreprintDoi } from '#contract/publication/preprint.ts'
import type { CitedWork } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { findMentionedArxivId, parseArxivId } from './arxiv-id.ts'

/** Names of preprint servers. DBLP lists arXiv under its old name CoRR. */
const server =
  /^corr$|\b(?:(?:ar|bior|medr|openr|chemr|psyar|techr|engr|socar|edar)xiv|preprints?|ssrn|research square)\b/i

/** Publishers of preprints and articles. Some sources give them as the venue of a preprint. */
const publisherName =
  /^(?:cold spring harbor laboratory|center for open science|american chemical society|elsevier bv|mdpi ag|institute of electrical and electronics engineers|authorea,? inc|jmir publications)\b[^:]{0,20}$/i

export const isPublisherName = (venue: string): boolean => publisherName.test(venue.trim())

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

/** Whether the venue, or without a journal the DOI or publisher, is that of a preprint server. */
export const isOnPreprintServer = ({
  venue,
  publisher,
  doi,
}: Pick<CitedWork, 'venue' | 'publisher' | 'doi'>): boolean => {
  const hasJournal = venue !== '' && !isPreprintServer(venue) && !isPublisherName(venue)
  return (
    isPreprintServer(venue) || (!hasJournal && (isPreprintDoi(doi) || isPreprintServer(publisher)))
  )
}

/** Makes a work a preprint if its DOI, URL, numbers or venue show that it is one. */
export const withDetectedPreprintType = (work: CitedWork): CitedWork => {
  const type = isOnPreprintServer(work) && vague.includes(work.type) ? 'article' : work.type
  const arxivId = arxivIdIn(work)
  if (type !== 'article') return { ...work, type, arxivId }
  const { venue, publisher } = work
  const place = isPublisherName(venue) && { venue: '', publisher: publisher || venue }
  return { ...work, ...place, type, arxivId, ...withoutIdentifiers(work, arxivId) }
}
