import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { idempotencyKeyHeader, maxIdempotencyKeyLength } from '#contract/call/add-key.ts'
import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import type { ApiCall, CallInput } from '#contract/call/call.ts'
import { entityFieldsOfKind } from '#contract/call/entity.ts'
import { z } from '#contract/call/zod.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  deleteIdempotencyKey,
  type EarlierRequest,
  findEarlierRequest,
  type IdempotencyKey,
  storeIdempotencyKey,
} from '#server/base/db/request-keys.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { AuthenticatedCaller } from './viewer.ts'

/**
 * Converts an input to a JSON value with a hash in place of each file, so that two inputs can be compared.
 */
const describeValue = async (value: unknown): Promise<unknown> => {
  if (value instanceof Blob) {
    const digest = await crypto.subtle.digest('SHA-256', await value.arrayBuffer())
    return Buffer.from(digest).toString('base64url')
  }
  if (Array.isArray(value)) return Promise.all(value.map(describeValue))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const fields = Object.entries(value).map(async ([name, field]) => [
    name,
    await describeValue(field),
  ])
  return Object.fromEntries(await Promise.all(fields))
}

/**
 * Reads the idempotency key of a request. Returns undefined if it has none. Throws if its length is
 * wrong.
 */
export const readIdempotencyKey = async (
  { path }: ApiCall,
  { headers }: FastifyRequest,
  { accountId }: AuthenticatedCaller,
  input: CallInput<ApiCall>,
  now: Date,
): Promise<IdempotencyKey | undefined> => {
  const key = headers[idempotencyKeyHeader]
  if (typeof key !== 'string') return undefined
  if (key === '' || key.length > maxIdempotencyKeyLength) {
    throw new ApiError(
      'unreadable',
      `Idempotency-Key must have 1 to ${maxIdempotencyKeyLength} characters`,
    )
  }
  const sent = JSON.stringify(await describeValue(input))
  const request = createHash('sha256').update(sent).digest('base64url')
  return { accountId, path, key, request, at: now.toISOString() }
}

const holdsWholeMembers = ({ reply }: ApiCall, field: string): boolean => {
  const data = reply.shape.data
  const list = data instanceof z.ZodObject ? data.shape[field] : undefined
  return list instanceof z.ZodArray && list.element instanceof z.ZodObject
}

/** Returns the JSON of an entry's state after a step of the journal, or null if there is none. */
export const readJournalStateAfter = async (
  queries: Queries,
  entity: string,
  id: string,
  step: string,
): Promise<string | null> => {
  const last = await queries
    .selectFrom('journal')
    .select('after')
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .where('_id', '<=', step)
    .orderBy('_id', 'desc')
    .executeTakeFirst()
  return last?.after ?? null
}

/**
 * Returns a function that rebuilds the response to a request that added one entry. It throws 404 if the entry
 * was erased since.
 */
export const rebuildAddedResponse =
  (call: ApiCall) =>
  async (queries: Queries, { historyIds }: EarlierRequest) => {
    const [first = ''] = historyIds
    const { entity, entityId } = await queries
      .selectFrom('journal')
      .select(['entity', 'entityId'])
      .where('_id', '=', first)
      .executeTakeFirstOrThrow()
    const after = await readJournalStateAfter(queries, entity, entityId, first)
    if (after === null) throw createNotFoundError(entityLabelOf(entity))
    const data: Record<string, unknown> = JSON.parse(after)
    for (const [name, field] of entityFieldsOfKind(entityDefinitionOf(entity), 'relations')) {
      const ids = data[name]
      if (!Array.isArray(ids) || !holdsWholeMembers(call, name)) continue
      const states = []
      for (const id of ids) states.push(await readJournalStateAfter(queries, field.to, id, first))
      data[name] = states.flatMap((state) => (state === null ? [] : [JSON.parse(state)]))
    }
    return { data }
  }

/**
 * Carries out a request whose response holds a secret, which cannot be sent again. Throws 409 if the
 * idempotency key was used before.
 */
export const rejectRepeatedRequest = async <T>(
  queries: Queries,
  key: IdempotencyKey,
  answer: () => Promise<T>,
): Promise<T> => {
  const isFirst =
    !(await findEarlierRequest(queries, key)) && (await storeIdempotencyKey(queries, key))
  if (!isFirst) {
    const message =
      'This was asked before with the same Idempotency-Key. The answer held a secret, which is not kept: look whether it was done, and choose a new key to do it again'
    throw new ApiError('notRepeated', message)
  }
  try {
    return await answer()
  } catch (error) {
    await deleteIdempotencyKey(queries, key)
    throw error
  }
}
