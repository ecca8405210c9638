import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import { leaseEndFrom } from '#server/base/db/lease.ts'
import type { Tables } from '#server/base/db/schema.ts'

export type WatchRun = Tables['watch']

const _id = 'watch'
const mostProblems = 20

const problem = z.object({ source: z.string(), reason: z.string() })
export type WatchProblem = z.output<typeof problem>

const never: WatchRun = {
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

const changeRun = (queries: Queries, change: Partial<WatchRun>) =>
  queries.updateTable('watch').set(change).where('_id', '=', _id)

/** Returns the state of the current run, the time of the last one and its problems. */
export const readWatchRun = async (queries: Queries) => {
  const { state, lookedAt, problems } = (await run(queries).executeTakeFirst()) ?? never
  return { state, lookedAt, problems: z.array(problem).parse(JSON.parse(problems)) }
}

/**
 * Starts a search unless one is active. With a `period`, does nothing if that day or week already had a
 * scheduled search.
 */
export const startWatchRun = async (queries: Queries, period?: string): Promise<void> => {
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
export const leaseWatchRun = async (queries: Queries, now: Date): Promise<WatchRun | undefined> => {
  const { numUpdatedRows } = await changeRun(queries, { leaseUntil: leaseEndFrom(now) })
    .where('state', '=', 'looking')
    .where('leaseUntil', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? run(queries).executeTakeFirst() : undefined
}

export const renewWatchLease = async (queries: Queries, now: Date): Promise<void> => {
  await changeRun(queries, { leaseUntil: leaseEndFrom(now) }).execute()
}

/** Ends the reservation, so that another process can continue the search. */
export const releaseWatchLease = async (queries: Queries): Promise<void> => {
  await changeRun(queries, { leaseUntil: '' }).execute()
}

export const saveWatchPosition = async (
  queries: Queries,
  change: Pick<WatchRun, 'phase' | 'after'>,
): Promise<void> => {
  await changeRun(queries, change).execute()
}
export const saveWatchProblem = async (
  queries: Queries,
  { source, reason }: WatchProblem,
): Promise<void> => {
  const { problems } = await readWatchRun(queries)
  const isKnown = problems.some((each) => each.source === source && each.reason === reason)
  if (isKnown || problems.length === mostProblems) return
  await changeRun(queries, {
    problems: JSON.stringify([...problems, { source, reason }]),
  }).execute()
}

export const finishWatchRun = async (queries: Queries, now: Date): Promise<void> => {
  await changeRun(queries, {
    state: 'idle',
    leaseUntil: '',
    lookedAt: now.toISOString(),
  }).execute()
}
