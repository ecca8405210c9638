import type { Database, Queries } from './database.ts'
import { newId } from './id.ts'
import { leaseExpiryFrom } from './lease.ts'
import type { DatabaseTables } from './schema.ts'

export type QueuedTask = DatabaseTables['work']

/** Adds a task in the caller's transaction, due immediately. Does nothing if its id exists. */
export const enqueueTask = async (
  queries: Queries,
  work: Pick<QueuedTask, 'kind' | 'createdAt'> & Partial<QueuedTask>,
): Promise<void> => {
  const fresh = { state: 'waiting', tries: 0, nextAt: '', problem: '', data: '' } as const
  await queries
    .insertInto('work')
    .values({ _id: newId(), groupId: '', subject: '', subscriberId: '', ...fresh, ...work })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const longestReason = 2_000

/**
 * Creates a queue for tasks of one kind. One instance claims a task at a time. Failed tasks are
 * retried and finally given up.
 */
export const createTaskQueue = (
  { kind: dialect, queries }: Pick<Database, 'kind' | 'queries'>,
  kind: QueuedTask['kind'],
  now: () => Date,
) => {
  const waiting = () =>
    queries.selectFrom('work').where('kind', '=', kind).where('state', '=', 'waiting')
  const due = () => waiting().where('nextAt', '<=', now().toISOString())

  const change = async (
    { _id }: Pick<QueuedTask, '_id'>,
    changes: Partial<QueuedTask>,
  ): Promise<void> => {
    await queries.updateTable('work').set(changes).where('_id', '=', _id).execute()
  }

  const claim = (groupId?: string, state: 'waiting' | 'running' = 'waiting') => {
    const all = groupId === undefined ? due() : due().where('groupId', '=', groupId)
    const next = all.select('_id').orderBy('nextAt').orderBy('_id').limit(1)
    return queries
      .updateTable('work')
      .set((row) => ({ state, tries: row('tries', '+', 1), nextAt: leaseExpiryFrom(now()) }))
      .where('_id', '=', dialect === 'postgres' ? next.forUpdate().skipLocked() : next)
      .where('state', '=', 'waiting')
      .where('nextAt', '<=', now().toISOString())
      .returningAll()
      .executeTakeFirst()
  }

  return {
    waiting,
    due,
    change,
    claim,

    /**
     * Claims due tasks one by one and yields them. Tasks claimed with `as: 'running'` are not retried after a
     * crash.
     */
    async *take(
      isStopping: () => boolean,
      { groupId, as }: { groupId?: string; as?: 'waiting' | 'running' } = {},
    ): AsyncGenerator<QueuedTask, void> {
      const next = () => claim(groupId, as)
      for (let work = await next(); work; work = isStopping() ? undefined : await next()) yield work
    },

    /** Reschedules a failed task, or gives up if `waitMs` is undefined. Returns the new state. */
    retry: async (
      work: QueuedTask,
      waitMs: number | undefined,
      error: unknown,
      changes: Partial<QueuedTask> = {},
    ): Promise<QueuedTask['state']> => {
      const { state = waitMs === undefined ? 'failed' : 'waiting' } = changes
      const nextAt = waitMs === undefined ? '' : new Date(now().getTime() + waitMs).toISOString()
      const reason = error instanceof Error ? error.message : String(error)
      await change(work, { ...changes, state, nextAt, problem: reason.slice(0, longestReason) })
      return state
    },

    end: async (
      work: QueuedTask,
      state: QueuedTask['state'],
      changes: Partial<QueuedTask> = {},
    ): Promise<QueuedTask['state']> => {
      await change(work, { problem: '', ...changes, state, nextAt: '' })
      return state
    },

    remove: async ({ _id }: QueuedTask): Promise<void> => {
      await queries.deleteFrom('work').where('_id', '=', _id).execute()
    },
  }
}
