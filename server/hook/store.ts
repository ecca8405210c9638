import { z } from 'zod'
import { createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import type { Webhook, WebhookDelivery, WebhookEvent } from '#contract/hook/hook.ts'
import { webhookEvents } from '#contract/hook/hook.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { claimInstallationValue, removeInstallationValue } from '#server/base/db/installation.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { enqueueTask, type QueuedTask } from '#server/base/db/work.ts'
import { reportedUntilName } from '#server/base/write/hook-word.ts'
import type { Actor } from '#server/base/write/journal.ts'

const maxHooks = 20

const shownDeliveries = 10

const hookColumns = ['_id', 'url', 'events', 'createdAt', 'createdBy', 'offSince'] as const

const storedEvent = z.object({
  event: z.enum([...webhookEvents, 'test']),
  kind: z.string(),
  entityId: z.string(),
  title: z.string(),
  path: z.string(),
  status: z.int(),
})

export const parseStoredWebhookEvent = ({ data }: Pick<QueuedTask, 'data'>) =>
  storedEvent.parse(JSON.parse(data))

const ofHooks = (queries: Queries) =>
  queries.selectFrom('work').selectAll().where('kind', '=', 'hookDelivery')

const showDelivery = (delivery: QueuedTask): WebhookDelivery => {
  const { _id, createdAt, tries, nextAt, problem } = delivery
  const { event, title, status } = parseStoredWebhookEvent(delivery)
  const ended = delivery.state === 'done' ? 'delivered' : 'failed'
  const state = delivery.state === 'waiting' ? 'waiting' : ended
  return { _id, event, title, createdAt, state, tries, nextAt, status, problem }
}

const lastDeliveries = async (queries: Queries, hookId: string): Promise<WebhookDelivery[]> => {
  const last = ofHooks(queries)
    .where('groupId', '=', hookId)
    .orderBy('_id', 'desc')
    .limit(shownDeliveries)
  return (await last.execute()).map(showDelivery)
}

const eventsIn = (text: string): WebhookEvent[] => {
  const names = text.split(',')
  return webhookEvents.filter((event) => names.includes(event))
}

export const listWebhooks = async (queries: Queries): Promise<Webhook[]> => {
  const rows = await queries.selectFrom('hook').select(hookColumns).orderBy('_id').execute()
  const hooks: Webhook[] = []
  for (const row of rows) {
    const deliveries = await lastDeliveries(queries, row._id)
    hooks.push({ ...row, events: eventsIn(row.events), deliveries })
  }
  return hooks
}

/** Adds a hook. Throws if the maximum number exists. */
export const createWebhook = async (
  queries: Queries,
  hook: { url: string; events: readonly WebhookEvent[]; secret: string; createdBy: Actor },
  now: Date,
): Promise<Webhook> => {
  const createdAt = now.toISOString()
  const { url, createdBy } = hook
  const row = { _id: newId(), url, createdBy: createdBy.name, createdAt, offSince: '' }
  const events = webhookEvents.filter((event) => hook.events.includes(event))
  await queries.transaction().execute(async (trx) => {
    await lockNameUntilCommit(trx, 'hooks')
    const others = await trx.selectFrom('hook').select('_id').execute()
    if (others.length >= maxHooks)
      throw createInvalidInputError([
        { path: 'url', message: `There may be at most ${maxHooks} hooks` },
      ])
    // Restarts reporting at the first hook, so that earlier scheduled publications are not reported to it.
    if (others.length === 0) await removeInstallationValue(trx, reportedUntilName)
    await claimInstallationValue(trx, reportedUntilName, createdAt)
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

export const deleteWebhook = (queries: Queries, id: string): Promise<void> =>
  queries.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('hook')
      .where('_id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw createNotFoundError('Hook')
    await trx.deleteFrom('work').where('groupId', '=', id).execute()
  })

/**
 * Adds a test delivery in state `failed`, so that the worker does not send it. Throws 404 if the hook is
 * gone.
 */
export const addTestWebhookDelivery = async (
  queries: Queries,
  hookId: string,
  now: Date,
): Promise<string> => {
  const found = await queries
    .selectFrom('hook')
    .select('_id')
    .where('_id', '=', hookId)
    .executeTakeFirst()
  if (!found) throw createNotFoundError('Hook')
  const _id = newId()
  const test = { event: 'test', kind: '', entityId: '', title: '', path: '', status: 0 }
  const row = { _id, groupId: hookId, state: 'failed', data: JSON.stringify(test) } as const
  await enqueueTask(queries, { kind: 'hookDelivery', createdAt: now.toISOString(), ...row })
  return _id
}

/** Returns one delivery. Throws 404 if its hook is gone. */
export const readWebhookDelivery = async (
  queries: Queries,
  id: string,
): Promise<WebhookDelivery> => {
  const found = await ofHooks(queries).where('_id', '=', id).executeTakeFirst()
  if (!found) throw createNotFoundError('Hook')
  return showDelivery(found)
}

const aDay = 86_400_000
const before = (now: Date, days: number) => new Date(now.getTime() - days * aDay).toISOString()

/** Marks deliveries as failed after four days and deletes them after a month. */
export const expireWebhookDeliveries = async (queries: Queries, now: Date): Promise<void> => {
  await queries
    .updateTable('work')
    .set({ state: 'failed', nextAt: '', problem: 'Given up after four days' })
    .where('kind', '=', 'hookDelivery')
    .where('state', '=', 'waiting')
    .where('createdAt', '<', before(now, 4))
    .execute()
  await queries
    .deleteFrom('work')
    .where('kind', '=', 'hookDelivery')
    .where('createdAt', '<', before(now, 30))
    .execute()
}
