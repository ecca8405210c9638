import type { Queries } from '#server/base/db/database.ts'
import { LookupError } from '#server/base/outbound/look-up-failure.ts'
import type { MatchablePerson } from '#server/base/text/match-people.ts'
import { createPersonMatcher } from '#server/base/text/match-people.ts'
import { listWatched } from '#server/profile/watched-store.ts'
import { matchablePeople } from '../links.ts'
import { createKnowledge } from './knowledge.ts'
import { lookAtPerson } from './look-at-person.ts'
import { lookAtPublication } from './look-at-publication.ts'
import type { Looking, Means } from './looking.ts'
import { endRun, noteProblem, noteRun, type Problem, type Run } from './run-store.ts'

/** Number of consecutive failures after which a service is skipped until the next run. */
const maxFailures = 3

/**
 * Creates a function that calls services and reports failures. Skips a service after repeated
 * failures.
 */
const createAttempts = (report: Looking['report'], signal: AbortSignal): Looking['attempt'] => {
  const failures = new Map<string, number>()
  return async (source, work) => {
    if ((failures.get(source) ?? 0) >= maxFailures) return undefined
    try {
      const answer = await work()
      failures.set(source, 0)
      return answer
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof LookupError)) throw error
      const failed = error.source || source
      failures.set(failed, (failures.get(failed) ?? 0) + 1)
      await report({ source: failed, reason: error.message })
      return undefined
    }
  }
}

/** Returns watched people whose id is greater than `after`. */
const peopleAfter = async (
  queries: Queries,
  after: string,
  now: Date,
): Promise<MatchablePerson[]> => (await listWatched(queries, now)).filter(({ _id }) => _id > after)

const publicationAfter = (queries: Queries, after: string) =>
  queries
    .selectFrom('publication')
    .select(['_id', 'doi'])
    .where('_id', '>', after)
    .where('doi', '!=', '')
    // arXiv's own DOIs are not registered at Crossref.
    .where('doi', 'not like', '10.48550/%')
    .orderBy('_id')
    .limit(1)
    .executeTakeFirst()

/** Continues a run at its current position: first ORCID records, then DOIs of publications. */
export const goOnLooking = async (
  means: Means,
  run: Pick<Run, 'phase' | 'after'>,
): Promise<void> => {
  const { queries, now, signal } = means
  const report = (problem: Problem) => noteProblem(queries, problem)
  const looking: Looking = {
    ...means,
    knowledge: await createKnowledge(queries),
    match: createPersonMatcher(await matchablePeople(queries)),
    attempt: createAttempts(report, signal),
    report,
  }
  let { after } = run
  if (run.phase === 'people') {
    for (const person of await peopleAfter(queries, after, now())) {
      signal.throwIfAborted()
      await lookAtPerson(looking, person)
      await noteRun(queries, { phase: 'people', after: person._id })
    }
    after = ''
    await noteRun(queries, { phase: 'publications', after })
  }
  for (;;) {
    signal.throwIfAborted()
    const publication = await publicationAfter(queries, after)
    if (publication === undefined) break
    await lookAtPublication(looking, publication)
    after = publication._id
    await noteRun(queries, { phase: 'publications', after })
  }
  await endRun(queries, now())
}
