import type { Queries } from '#server/base/db/database.ts'
import { ServiceRequestError } from '#server/base/outbound/look-up-failure.ts'
import type { MatchablePerson } from '#server/base/text/match-people.ts'
import { createPersonMatcher } from '#server/base/text/match-people.ts'
import { listCurrentPeopleWithOrcid } from '#server/profile/watched-store.ts'
import { listMatchablePeople } from '../links.ts'
import { createFoundWorkIndex } from './knowledge.ts'
import { searchOrcidRecord } from './look-at-person.ts'
import { searchCrossrefUpdates } from './look-at-publication.ts'
import type { PublicationSearchContext, PublicationSearchServices } from './looking.ts'
import {
  finishPublicationSearchRun,
  type PublicationSearchProblem,
  type PublicationSearchRun,
  savePublicationSearchPosition,
  savePublicationSearchProblem,
} from './run-store.ts'

/** Number of consecutive failures after which a service is skipped until the next run. */
const maxFailures = 3

/**
 * Creates a function that calls an external service and reports failures. After repeated failures it no
 * longer calls the service.
 */
const createAttempts = (
  report: PublicationSearchContext['report'],
  signal: AbortSignal,
): PublicationSearchContext['attempt'] => {
  const failures = new Map<string, number>()
  return async (source, work) => {
    if ((failures.get(source) ?? 0) >= maxFailures) return undefined
    try {
      const answer = await work()
      failures.set(source, 0)
      return answer
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ServiceRequestError)) throw error
      const failed = error.source || source
      failures.set(failed, (failures.get(failed) ?? 0) + 1)
      await report({ source: failed, reason: error.message })
      return undefined
    }
  }
}

/** Returns the next people whose ORCID records are searched: those whose id is greater than `after`. */
const peopleAfter = async (
  queries: Queries,
  after: string,
  now: Date,
): Promise<MatchablePerson[]> =>
  (await listCurrentPeopleWithOrcid(queries, now)).filter(({ _id }) => _id > after)

const publicationAfter = (queries: Queries, after: string) =>
  queries
    .selectFrom('publication')
    .select(['_id', 'doi'])
    .where('_id', '>', after)
    .where('doi', '!=', '')
    // Skips arXiv's own DOIs, which are not registered at Crossref.
    .where('doi', 'not like', '10.48550/%')
    .orderBy('_id')
    .limit(1)
    .executeTakeFirst()

/** Continues a search at its saved position: first ORCID records of people, then DOIs of publications. */
export const continuePublicationSearch = async (
  means: PublicationSearchServices,
  run: Pick<PublicationSearchRun, 'phase' | 'after'>,
): Promise<void> => {
  const { queries, now, signal } = means
  const report = (problem: PublicationSearchProblem) =>
    savePublicationSearchProblem(queries, problem)
  const looking: PublicationSearchContext = {
    ...means,
    knowledge: await createFoundWorkIndex(queries),
    match: createPersonMatcher(await listMatchablePeople(queries)),
    attempt: createAttempts(report, signal),
    report,
  }
  let { after } = run
  if (run.phase === 'people') {
    for (const person of await peopleAfter(queries, after, now())) {
      signal.throwIfAborted()
      await searchOrcidRecord(looking, person)
      await savePublicationSearchPosition(queries, { phase: 'people', after: person._id })
    }
    after = ''
    await savePublicationSearchPosition(queries, { phase: 'publications', after })
  }
  for (;;) {
    signal.throwIfAborted()
    const publication = await publicationAfter(queries, after)
    if (publication === undefined) break
    await searchCrossrefUpdates(looking, publication)
    after = publication._id
    await savePublicationSearchPosition(queries, { phase: 'publications', after })
  }
  await finishPublicationSearchRun(queries, now())
}
