import type { Database, Queries } from './database.ts'
import { newId } from './id.ts'
import { leaseFrom } from './lease.ts'
import type { Tables } from './schema.ts'

/** Something to be done by one instance, and what became of it. */
export type WorkItem = Tables['work']

/** Adds work, due at once, in the transaction of the change it is about. Keeps the work that has its id already. */
export const addWork = async (
  queries: Queries,
  work: Pick<WorkItem, 'kind' | 'createdAt'> & Partial<WorkItem>,
): Promise<void> => {
  const fresh = { state: 'waiting', tries: 0, nextAt: '', problem: '', data: '' } as const
  await queries
    .insertInto('work')
    .values({ _id: newId(), groupId: '', subject: '', subscriberId: '', ...fresh, ...work })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const longestReason = 2_000

/** The work of one kind: claimed by one instance at a time, tried again after failures, and given up in the end. */
export const createWorkQueue = (
  { kind: dialect, queries }: Pick<Database, 'kind' | 'queries'>,
  kind: WorkItem['kind'],
  now: () => Date,
) => {
  const waiting = () =>
    queries.selectFrom('work').where('kind', '=', kind).where('state', '=', 'waiting')
  const due = () => waiting().where('nextAt', '<=', now().toISOString())

  const change = async (
    { _id }: Pick<WorkItem, '_id'>,
    changes: Partial<WorkItem>,
  ): Promise<void> => {
    await queries.updateTable('work').set(changes).where('_id', '=', _id).execute()
  }

  /** Takes the work that has been due longest, so that no other instance does it too. */
  const claim = (groupId?: string, state: 'waiting' | 'running' = 'waiting') => {
    const all = groupId === undefined ? due() : due().where('groupId', '=', groupId)
    const next = all.select('_id').orderBy('nextAt').orderBy('_id').limit(1)
    return queries
      .updateTable('work')
      .set((row) => ({ state, tries: row('tries', '+', 1), nextAt: leaseFrom(now()) }))
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

    /** Claims what is due, piece by piece. Work that is not to be tried again after a crash is claimed as `running`. */
    async *take(
      isStopping: () => boolean,
      { groupId, as }: { groupId?: string; as?: 'waiting' | 'running' } = {},
    ): AsyncGenerator<WorkItem, void> {
      const next = () => claim(groupId, as)
      for (let work = await next(); work; work = isStopping() ? undefined : await next()) yield work
    },

    /** Makes failed work due again after a time, or gives it up if that is undefined. Returns its new state. */
    retry: async (
      work: WorkItem,
      waitMs: number | undefined,
      error: unknown,
      changes: Partial<WorkItem> = {},
    ): Promise<WorkItem['state']> => {
      const { state = waitMs === undefined ? 'failed' : 'waiting' } = changes
      const nextAt = waitMs === undefined ? '' : new Date(now().getTime() + waitMs).toISOString()
      const reason = error instanceof Error ? error.message : String(error)
      await change(work, { ...changes, state, nextAt, problem: reason.slice(0, longestReason) })
      return state
    },

    /** Ends work without a problem. Returns its new state. */
    end: async (
      work: WorkItem,
      state: WorkItem['state'],
      changes: Partial<WorkItem> = {},
    ): Promise<WorkItem['state']> => {
      await change(work, { problem: '', ...changes, state, nextAt: '' })
      return state
    },

    remove: async ({ _id }: WorkItem): Promise<void> => {
      await queries.deleteFrom('work').where('_id', '=', _id).execute()
    },
  }
}
