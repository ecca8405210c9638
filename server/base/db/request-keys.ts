import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '#contract/call/api-error.ts'
import type { Queries } from './database.ts'
import { dialectOf } from './dialect.ts'
import { newId } from './id.ts'

/** How long a request is recognised by its key. */
const keptMs = 24 * 3_600_000

/** A key that an account gave to a request, so that the request takes effect once. */
export const requestKey = z.object({
  accountId: z.string(),
  path: z.string(),
  key: z.string(),
  /** Hash of what was sent. */
  request: z.string(),
  /** When it was sent. */
  at: z.string(),
})
export type RequestKey = z.output<typeof requestKey>

/** An earlier request with the same key: its journal entries in their order. */
export interface EarlierRequest {
  /** Sorts between the ids of those entries and the ids of later ones. */
  readonly _id: string
  readonly historyIds: readonly string[]
}

/** Ends a transaction whose request has taken effect before. */
export class RepeatedRequest extends Error {
  readonly earlier: EarlierRequest

  constructor(earlier: EarlierRequest) {
    super('The request has taken effect before')
    this.earlier = earlier
  }
}

const endOf = (at: string): string => new Date(Date.parse(at) - keptMs).toISOString()

const isOf = ({ accountId, path, key }: RequestKey) =>
  sql<boolean>`"accountId" = ${accountId} and "path" = ${path} and "key" = ${key}`

const historyIds = z.array(z.string())

/** Returns the earlier request with this key, if there was one; throws 409 if it sent something else. */
export const findEarlier = async (
  queries: Queries,
  wanted: RequestKey,
): Promise<EarlierRequest | undefined> => {
  const found = await queries
    .selectFrom('requestKey')
    .select(['_id', 'request', 'historyIds'])
    .where(isOf(wanted))
    .where('at', '>', endOf(wanted.at))
    .executeTakeFirst()
  if (found === undefined) return undefined
  // Keys of versions before this table came without a hash.
  if (found.request !== '' && found.request !== wanted.request) {
    const message = 'This Idempotency-Key came with another request before: choose a new one'
    throw new ApiError('keyReused', message)
  }
  return { _id: found._id, historyIds: historyIds.parse(JSON.parse(found.historyIds)) }
}

/** Lets requests with the same key wait until the transaction ends, and throws if one of them has taken effect. */
export const startOnce = async (queries: Queries, key: RequestKey): Promise<void> => {
  if (dialectOf(queries) === 'postgres') {
    const name = JSON.stringify([key.accountId, key.path, key.key])
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries)
  }
  const earlier = await findEarlier(queries, key)
  if (earlier) throw new RepeatedRequest(earlier)
}

/** Keeps the key of a request with the journal entries that it made; false if the key is taken. */
export const keepKey = async (
  queries: Queries,
  key: RequestKey,
  ids: readonly string[] = [],
): Promise<boolean> => {
  await queries.deleteFrom('requestKey').where(isOf(key)).where('at', '<=', endOf(key.at)).execute()
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('requestKey')
    .values({ ...key, _id: newId(), historyIds: JSON.stringify(ids) })
    .onConflict((conflict) => conflict.columns(['accountId', 'path', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Forgets the key of a request that has failed. */
export const dropKey = async (queries: Queries, key: RequestKey): Promise<void> => {
  await queries.deleteFrom('requestKey').where(isOf(key)).execute()
}

/** Removes keys that no longer count at a moment. */
export const sweepKeys = async (queries: Queries, at: string): Promise<void> => {
  await queries.deleteFrom('requestKey').where('at', '<=', endOf(at)).execute()
}
