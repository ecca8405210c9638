import { parseAuthorName } from '#contract/publication/author-name.ts'
import { isPreprintDoi } from '#contract/publication/preprint.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import { yieldToRequests } from '#server/base/db/turns.ts'
import { createPersonMatcher, type MatchablePerson } from '#server/base/text/match-people.ts'
import { createKnownDate } from '#server/publication/citation/read/date.ts'
import { type CitedWork, emptyWork } from '#server/publication/citation/work.ts'
import { parseWorkType } from '#server/publication/citation/work-type.ts'
import type { OrcidWork, WorkId } from '#server/publication/lookup/read/orcid.ts'
import { metadataServices } from '#server/publication/lookup/sources.ts'
import { matchWorkAuthors, workToPublication } from '../import/to-publication.ts'
import { suggestPublicationNotice } from './look-at-publication.ts'
import type { PublicationSearchContext } from './looking.ts'

/** Returns the most reliable identifier of a work, preferably a DOI that is not a preprint's. */
const bestId = ({ ids }: OrcidWork): WorkId | undefined =>
  ids.find(({ kind, value }) => kind === 'doi' && !isPreprintDoi(value)) ?? ids[0]

const firstServiceFor = (work: OrcidWork): string => {
  const kind = bestId(work)?.kind
  if (kind === 'pmid') return metadataServices.pubmed.label
  return kind === 'arxiv' ? metadataServices.arxiv.label : metadataServices.crossref.label
}

const isNamedAsPreprint = (work: OrcidWork): boolean => {
  const best = bestId(work)
  return best?.kind === 'arxiv' || isPreprintDoi(best?.value ?? '')
}

/**
 * Builds a work from the ORCID record alone, for works about which no service has more. Its only author is
 * the owner of the record.
 */
const fromRecord = (listed: OrcidWork, person: MatchablePerson): CitedWork => {
  const doi = listed.ids.find(({ kind }) => kind === 'doi')?.value ?? ''
  const { year, month, day } = listed.date
  return {
    ...emptyWork,
    type: parseWorkType(listed.type.replaceAll('-', ' ')),
    title: listed.title,
    authors: [parseAuthorName(person.name)],
    ...createKnownDate(year, month, day),
    venue: listed.venue,
    url: listed.url,
    doi,
  }
}

/** Links the owner of a record to the only author that matches. */
const withOwner = (
  publication: ImportedPublication,
  person: MatchablePerson,
): ImportedPublication => {
  if (publication.authorList.some(({ profileId }) => profileId === person._id)) return publication
  const match = createPersonMatcher([person])
  const own = publication.authorList.filter(
    ({ name, profileId }) => profileId === '' && match(parseAuthorName(name)) !== '',
  )
  const [only, ...more] = own
  if (only === undefined || more.length > 0) return publication
  return {
    ...publication,
    authorList: publication.authorList.map((author) =>
      author === only ? { ...author, profileId: person._id } : author,
    ),
  }
}

const lookAtWork = async (
  { queries, anew, knowledge, match, now, signal }: PublicationSearchContext,
  person: MatchablePerson,
  listed: OrcidWork,
): Promise<void> => {
  const id = bestId(listed)
  if (id && (await knowledge.hasId(id, person._id))) return
  const { reading, noticeOf } = id
    ? await anew.work(id, signal)
    : { reading: { reason: 'It has no identifier' }, noticeOf: [] }
  if (noticeOf.length > 0) {
    for (const of of noticeOf) {
      await suggestPublicationNotice({ queries, knowledge, now }, of.doi, {
        ...of,
        doi: id?.value ?? '',
      })
    }
    return
  }
  const work = 'work' in reading ? reading.work : fromRecord(listed, person)
  const authors = matchWorkAuthors(work, match)
  await yieldToRequests()
  const notices = 'work' in reading ? reading.notices : undefined
  const converted = workToPublication(work, authors, notices)
  if ('reason' in converted) return
  const publication = withOwner(converted.publication, person)
  const standing = await knowledge.judge(publication, person._id)
  if (standing.is === 'known') return
  await knowledge.offer({
    reason: standing.is,
    publicationId: standing.is === 'version' ? standing.of._id : '',
    doi: publication.doi,
    publication: JSON.stringify(publication),
    notice: '',
    profileIds: JSON.stringify([person._id]),
    since: listed.since,
    foundAt: now().toISOString(),
  })
}

/**
 * Suggests works of a person's ORCID record that are not on the site. Articles come before preprints, which
 * may be their earlier versions.
 */
export const searchOrcidRecord = async (
  looking: PublicationSearchContext,
  person: MatchablePerson,
): Promise<void> => {
  const { anew, signal, attempt, report } = looking
  const listed = await attempt('ORCID', () => anew.record(person.orcid ?? '', signal))
  if (listed === null) {
    await report({
      source: 'ORCID',
      reason: `ORCID has no such iD: ${person.orcid}, ${person.name}`,
    })
  }
  const { false: articles = [], true: preprints = [] } = Object.groupBy(listed ?? [], (work) =>
    isNamedAsPreprint(work) ? 'true' : 'false',
  )
  for (const work of [...articles, ...preprints]) {
    signal.throwIfAborted()
    await attempt(firstServiceFor(work), () => lookAtWork(looking, person, work))
  }
}
