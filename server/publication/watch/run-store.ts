import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import { leaseFrom } from '#server/base/db/lease.ts'
import type { Tables } from '#server/base/db/schema.ts'

/** How far a look is. */
export type Run = Tables['watch']

const _id = 'watch'
const mostProblems = 20

const problem = z.object({ source: z.string(), reason: z.string() })
export type Problem = z.output<typeof problem>

const never: Run = {
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

const changeRun = (queries: Queries, change: Partial<Run>) =>
  queries.updateTable('watch').set(change).where('_id', '=', _id)

/** Whether services are being asked, when they last were, and what went wrong then. */
export const readRun = async (queries: Queries) => {
  const { state, lookedAt, problems } = (await run(queries).executeTakeFirst()) ?? never
  return { state, lookedAt, problems: z.array(problem).parse(JSON.parse(problems)) }
}

/** Begins to look unless that is under way; for a day or week only the first time. */
export const beginRun = async (queries: Queries, period?: string): Promise<void> => {
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

/** Takes over the search in progress, if no other instance holds it. */
export const claimRun = async (queries: Queries, now: Date): Promise<Run | undefined> => {
  const { numUpdatedRows } = await changeRun(queries, { leaseUntil: leaseFrom(now) })
    .where('state', '=', 'looking')
    .where('leaseUntil', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? run(queries).executeTakeFirst() : undefined
}

/** Says that someone is still at it. */
export const renewRun = async (queries: Queries, now: Date): Promise<void> => {
  await changeRun(queries, { leaseUntil: leaseFrom(now) }).execute()
}

/** Releases it, so that another instance continues. */
export const releaseRun = async (queries: Queries): Promise<void> => {
  await changeRun(queries, { leaseUntil: '' }).execute()
}

/** Notes how far it is. */
export const noteRun = async (
  queries: Queries,
  change: Pick<Run, 'phase' | 'after'>,
): Promise<void> => {
  await changeRun(queries, change).execute()
}

/** Notes what could not be asked, once however often it happens. */
export const noteProblem = async (queries: Queries, { source, reason }: Problem): Promise<void> => {
  const { problems } = await readRun(queries)
  const isKnown = problems.some((each) => each.source === source && each.reason === reason)
  if (isKnown || problems.length === mostProblems) return
  await changeRun(queries, {
    problems: JSON.stringify([...problems, { source, reason }]),
  }).execute()
}

/** Notes that everything was asked. */
export const endRun = async (queries: Queries, now: Date): Promise<void> => {
  await changeRun(queries, {
    state: 'idle',
    leaseUntil: '',
    lookedAt: now.toISOString(),
  }).execute()
}
