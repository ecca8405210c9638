import { invalid, notFound } from '#contract/call/api-error.ts'
import type { Hook, HookDelivery, HookEvent } from '#contract/hook/hook.ts'
import { hookEvents } from '#contract/hook/hook.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { claimValue, removeValue } from '#server/base/db/installation.ts'
import { lockUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { toldUntil } from '#server/base/write/hook-word.ts'
import type { Actor } from '#server/base/write/journal.ts'

const mostHooks = 20

/** How many deliveries of each hook are shown. */
const shownDeliveries = 10

const deliveryColumns = [
  '_id',
  'event',
  'title',
  'createdAt',
  'state',
  'tries',
  'nextAt',
  'status',
  'problem',
] as const

const hookColumns = ['_id', 'url', 'events', 'createdAt', 'createdBy', 'offSince'] as const

const lastDeliveries = (queries: Queries, hookId: string): Promise<HookDelivery[]> =>
  queries
    .selectFrom('hookDelivery')
    .select(deliveryColumns)
    .where('hookId', '=', hookId)
    .orderBy('_id', 'desc')
    .limit(shownDeliveries)
    .execute()

const eventsIn = (text: string): HookEvent[] => {
  const names = text.split(',')
  return hookEvents.filter((event) => names.includes(event))
}

/** All hooks with their last deliveries, without secrets. */
export const listHooks = async (queries: Queries): Promise<Hook[]> => {
  const rows = await queries.selectFrom('hook').select(hookColumns).orderBy('_id').execute()
  const hooks: Hook[] = []
  for (const row of rows) {
    const deliveries = await lastDeliveries(queries, row._id)
    hooks.push({ ...row, events: eventsIn(row.events), deliveries })
  }
  return hooks
}

/** Adds a hook; throws if there are as many as there may be. */
export const addHook = async (
  queries: Queries,
  hook: { url: string; events: readonly HookEvent[]; secret: string; createdBy: Actor },
  now: Date,
): Promise<Hook> => {
  const createdAt = now.toISOString()
  const { url, createdBy } = hook
  const row = { _id: newId(), url, createdBy: createdBy.name, createdAt, offSince: '' }
  const events = hookEvents.filter((event) => hook.events.includes(event))
  await queries.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, 'hooks')
    const others = await trx.selectFrom('hook').select('_id').execute()
    if (others.length >= mostHooks)
      throw invalid([{ path: 'url', message: `There may be at most ${mostHooks} hooks` }])
    // Whatever appeared by itself before there was a hook is no news.
    if (others.length === 0) await removeValue(trx, toldUntil)
    await claimValue(trx, toldUntil, createdAt)
    await trx
      .insertInto('hook')
      .values({
        ...row,
        createdById: createdBy.accountId,
        events: events.join(),
        secret: hook.secret,
      })
      .execute()
  })
  return { ...row, events, deliveries: [] }
}

/** Removes a hook with all its deliveries. */
export const removeHook = async (queries: Queries, id: string): Promise<void> => {
  const { numDeletedRows } = await queries
    .deleteFrom('hook')
    .where('_id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw notFound('Hook')
}

/** Adds a test for a hook that nobody else delivers. */
export const addTest = async (queries: Queries, hookId: string, now: Date): Promise<string> => {
  const found = await queries
    .selectFrom('hook')
    .select('_id')
    .where('_id', '=', hookId)
    .executeTakeFirst()
  if (!found) throw notFound('Hook')
  const _id = newId()
  await queries
    .insertInto('hookDelivery')
    .values({
      _id,
      hookId,
      event: 'test',
      kind: '',
      entityId: '',
      title: '',
      path: '',
      createdAt: now.toISOString(),
      state: 'failed',
      tries: 0,
      nextAt: '',
      status: 0,
      problem: '',
    })
    .execute()
  return _id
}

/** One delivery, as it is shown. */
export const readDelivery = async (queries: Queries, id: string): Promise<HookDelivery> => {
  const found = await queries
    .selectFrom('hookDelivery')
    .select(deliveryColumns)
    .where('_id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound('Hook')
  return found
}

const aDay = 86_400_000
const before = (now: Date, days: number) => new Date(now.getTime() - days * aDay).toISOString()

/** Gives up what could not be delivered in four days, and forgets what is a month old. */
export const sweepDeliveries = async (queries: Queries, now: Date): Promise<void> => {
  await queries
    .updateTable('hookDelivery')
    .set({ state: 'failed', nextAt: '', problem: 'Given up after four days' })
    .where('state', '=', 'waiting')
    .where('createdAt', '<', before(now, 4))
    .execute()
  await queries.deleteFrom('hookDelivery').where('createdAt', '<', before(now, 30)).execute()
}
