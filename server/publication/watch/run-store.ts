import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import { leaseExpiryFrom } from '#server/base/db/lease.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'

export type PublicationSearchRun = DatabaseTables['watch']

const _id = 'watch'
const mostProblems = 20

const problem = z.object({ source: z.string(), reason: z.string() })
export type PublicationSearchProblem = z.output<typeof problem>

const never: PublicationSearchRun = {
  _id,
  state: 'idle',
  startedFor: '',
  phase: 'people',
  after: '',
  leaseUntil: '',
  lookedAt: '',
  problems: '[]',
}

const run = (queries: Queries) => queries.selectFrom('watch').selectAll().where('_id', '=', _id)

const changeRun = (queries: Queries, change: Partial<PublicationSearchRun>) =>
  queries.updateTable('watch').set(change).where('_id', '=', _id)

/** Returns the state of the current run, the time of the last one and its problems. */
export const readPublicationSearchRun = async (queries: Queries) => {
  const { state, lookedAt, problems } = (await run(queries).executeTakeFirst()) ?? never
  return { state, lookedAt, problems: z.array(problem).parse(JSON.parse(problems)) }
}

/**
 * Starts a search unless one is active. With a `period`, does nothing if that day or week already had a
 * scheduled search.
 */
export const startPublicationSearchRun = async (
  queries: Queries,
  period?: string,
): Promise<void> => {
  await queries
    .insertInto('watch')
    .values(never)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const fresh = { state: 'looking', phase: 'people', after: '', problems: '[]' } as const
  const begun = changeRun(queries, { ...fresh, ...(period && { startedFor: period }) })
  const idle = begun.where('state', '=', 'idle')
  await (period ? idle.where('startedFor', '<', period) : idle).execute()
}

/**
 * Reserves the active search for this process. Returns undefined if there is none or another process has it.
 */
export const leasePublicationSearchRun = async (
  queries: Queries,
  now: Date,
): Promise<PublicationSearchRun | undefined> => {
  const { numUpdatedRows } = await changeRun(queries, { leaseUntil: leaseExpiryFrom(now) })
    .where('state', '=', 'looking')
    .where('leaseUntil', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? run(queries).executeTakeFirst() : undefined
}

export const renewPublicationSearchLease = async (queries: Queries, now: Date): Promise<void> => {
  await changeRun(queries, { leaseUntil: leaseExpiryFrom(now) }).execute()
}

/** Ends the reservation, so that another process can continue the search. */
export const releasePublicationSearchLease = async (queries: Queries): Promise<void> => {
  await changeRun(queries, { leaseUntil: '' }).execute()
}

export const savePublicationSearchPosition = async (
  queries: Queries,
  change: Pick<PublicationSearchRun, 'phase' | 'after'>,
): Promise<void> => {
  await changeRun(queries, change).execute()
}
export const savePublicationSearchProblem = async (
  queries: Queries,
  { source, reason }: PublicationSearchProblem,
): Promise<void> => {
  const { problems } = await readPublicationSearchRun(queries)
  const isKnown = problems.some((each) => each.source === source && each.reason === reason)
  if (isKnown || problems.length === mostProblems) return
  await changeRun(queries, {
    problems: JSON.stringify([...problems, { source, reason }]),
  }).execute()
}

export const finishPublicationSearchRun = async (queries: Queries, now: Date): Promise<void> => {
  await changeRun(queries, {
    state: 'idle',
    leaseUntil: '',
    lookedAt: now.toISOString(),
  }).execute()
}
