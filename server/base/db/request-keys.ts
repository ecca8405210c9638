import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '#contract/call/api-error.ts'
import type { Queries } from './database.ts'
import { dialectOf } from './dialect.ts'
import { newId } from './id.ts'

const keptMs = 24 * 3_600_000

export const idempotencyKeySchema = z.object({
  accountId: z.string(),
  path: z.string(),
  key: z.string(),
  request: z.string(),
  at: z.string(),
})
export type IdempotencyKey = z.output<typeof idempotencyKeySchema>

export interface EarlierRequest {
  /**
   * Created after the journal records of the request, so that it sorts after their ids and before all later
   * ones.
   */
  readonly _id: string
  readonly historyIds: readonly string[]
}

export class RepeatedRequestError extends Error {
  readonly earlier: EarlierRequest

  constructor(earlier: EarlierRequest) {
    super('The request has taken effect before')
    this.earlier = earlier
  }
}

const endOf = (at: string): string => new Date(Date.parse(at) - keptMs).toISOString()

const isOf = ({ accountId, path, key }: IdempotencyKey) =>
  sql<boolean>`"accountId" = ${accountId} and "path" = ${path} and "key" = ${key}`

const historyIds = z.array(z.string())

/**
 * Returns the earlier request with this idempotency key, or undefined. Throws 409 if its input was different.
 */
export const findEarlierRequest = async (
  queries: Queries,
  wanted: IdempotencyKey,
): Promise<EarlierRequest | undefined> => {
  const found = await queries
    .selectFrom('requestKey')
    .select(['_id', 'request', 'historyIds'])
    .where(isOf(wanted))
    .where('at', '>', endOf(wanted.at))
    .executeTakeFirst()
  if (found === undefined) return undefined
  // Keys that a migration copied from the journal have no hash of the input to compare.
  if (found.request !== '' && found.request !== wanted.request) {
    const message = 'This Idempotency-Key came with another request before: choose a new one'
    throw new ApiError('keyReused', message)
  }
  return { _id: found._id, historyIds: historyIds.parse(JSON.parse(found.historyIds)) }
}

/**
 * Locks an idempotency key until the transaction ends. Throws if the request was carried out
 * before.
 */
export const lockIdempotencyKey = async (queries: Queries, key: IdempotencyKey): Promise<void> => {
  if (dialectOf(queries) === 'postgres') {
    const name = JSON.stringify([key.accountId, key.path, key.key])
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries)
  }
  const earlier = await findEarlierRequest(queries, key)
  if (earlier) throw new RepeatedRequestError(earlier)
}

/**
 * Stores an idempotency key with the journal records of its request. Returns false if it exists
 * already.
 */
export const storeIdempotencyKey = async (
  queries: Queries,
  key: IdempotencyKey,
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

export const deleteIdempotencyKey = async (
  queries: Queries,
  key: IdempotencyKey,
): Promise<void> => {
  await queries.deleteFrom('requestKey').where(isOf(key)).execute()
}

export const deleteExpiredIdempotencyKeys = async (queries: Queries, at: string): Promise<void> => {
  await queries.deleteFrom('requestKey').where('at', '<=', endOf(at)).execute()
}
