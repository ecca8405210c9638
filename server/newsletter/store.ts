import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '#contract/call/api-error.ts'
import { type Subscriber, subscriberEntity } from '#contract/newsletter/newsletter.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { type ListQueryOptions, listEntryIds } from '#server/base/db/list.ts'
import { inOwnerIdsCondition } from '#server/base/db/ordered-list.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import {
  type JournaledEntity,
  type WriteTransaction,
  writeInTransaction,
} from '#server/base/write/write.ts'

const columns = ['_id', 'email', 'confirmed', 'createdAt'] as const

const toSubscriber = (row: {
  _id: string
  email: string
  confirmed: number
  createdAt: string
}): Subscriber => ({
  _id: row._id,
  email: row.email,
  confirmed: row.confirmed === 1,
  since: row.createdAt,
})

/**
 * Describes subscribers for the audit log, without their email address, so that unsubscribing leaves no trace
 * of it.
 */
const subscribers: JournaledEntity<{ _id: string; confirmed: number }> = {
  label: subscriberEntity.label,
  table: subscriberEntity.name,
  read: (queries, id) =>
    queries
      .selectFrom('subscriber')
      .select(['_id', 'confirmed'])
      .where('_id', '=', id)
      .executeTakeFirst(),
}

export const listSubscribers = async (queries: Queries, wanted: ListQueryOptions) => {
  const { name: table, search } = subscriberEntity
  const { ids, total } = await listEntryIds(queries, { table, search, by: sql`"_id" desc` }, wanted)
  const subscribers = await readEntriesInBatches(ids, async (batch) => {
    const all = queries.selectFrom('subscriber').where(inOwnerIdsCondition('_id', batch))
    return (await all.select(columns).execute()).map(toSubscriber)
  })
  return { subscribers, total }
}

export const listConfirmedSubscribers = (queries: Queries) =>
  queries
    .selectFrom('subscriber')
    .select(['email', 'token', 'createdAt'])
    .where('confirmed', '=', 1)
    .orderBy('_id')
    .execute()

export const countConfirmedSubscribers = async (queries: Queries): Promise<number> => {
  const { total } = await queries
    .selectFrom('subscriber')
    .select((row) => row.fn.countAll().as('total'))
    .where('confirmed', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const findSubscriberByEmail = (queries: Queries, emailKey: string) =>
  queries
    .selectFrom('subscriber')
    .select(['_id', 'confirmed', 'token'])
    .where('emailKey', '=', emailKey)
    .executeTakeFirst()

/** Adds an unconfirmed subscriber and returns the token for confirmation. */
export const addSubscriber = async (
  write: WriteTransaction,
  email: string,
  emailKey: string,
  lang: string,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await write.create(subscribers, async (row) => {
    await write.queries
      .insertInto('subscriber')
      .values({ ...row, email, emailKey, confirmed: 0, token, lang })
      .execute()
  })
  return token
}

/** Confirms a subscription. Returns false if the token is unknown. */
export const confirmSubscriber = async (
  write: WriteTransaction,
  token: string,
): Promise<boolean> => {
  const found = await findSubscriberByToken(write.queries, token)
  if (found === undefined) return false
  await write.update(subscribers, found._id, undefined, async () => {
    await write.queries
      .updateTable('subscriber')
      .set({ confirmed: 1 })
      .where('_id', '=', found._id)
      .execute()
  })
  return true
}

/** Ends a subscription. Does nothing if the token is unknown. */
export const endSubscription = async (write: WriteTransaction, token: string): Promise<void> => {
  const found = await findSubscriberByToken(write.queries, token)
  if (found === undefined) return
  await deleteSubscriber(write, found._id).catch((error: unknown) => {
    // Another request has already deleted the subscriber.
    if (!(error instanceof ApiError && error.code === 'notFound')) throw error
  })
}

export const deleteSubscriber = (write: WriteTransaction, id: string) =>
  write.remove(subscribers, id, async () => {
    await write.queries.deleteFrom('subscriber').where('_id', '=', id).execute()
  })

const daysToConfirm = 7

/**
 * Deletes subscribers who did not confirm in time, each in a transaction of its own because they may be many.
 */
export const removeUnconfirmedSubscribers = async (
  database: Database,
  who: Actor,
  now: Date,
): Promise<void> => {
  const latest = new Date(now.getTime() - daysToConfirm * 86_400_000).toISOString()
  const late = await database.queries
    .selectFrom('subscriber')
    .select('_id')
    .where('confirmed', '=', 0)
    .where('createdAt', '<=', latest)
    .execute()
  for (const { _id } of late) {
    await writeInTransaction(database, who, async (tx) => {
      const { confirmed } = (await lockAndReadEntry(tx, subscribers, _id)) ?? { confirmed: 1 }
      // The subscriber may have confirmed a moment ago.
      if (confirmed === 0) await deleteSubscriber(tx, _id)
    })
  }
}

export const findSubscriberByToken = (queries: Queries, token: string) =>
  queries
    .selectFrom('subscriber')
    .select(['_id', 'lang'])
    .where('token', '=', token)
    .executeTakeFirst()
