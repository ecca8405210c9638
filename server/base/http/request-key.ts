import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { addKeyHeader, addKeyMost } from '#contract/call/add-key.ts'
import { ApiError, notFound } from '#contract/call/api-error.ts'
import type { Call, Input } from '#contract/call/call.ts'
import { messagesOf } from '#contract/call/entity.ts'
import { labelOf } from '#contract/lifecycle/entities.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  dropKey,
  type EarlierRequest,
  findEarlier,
  keepKey,
  type RequestKey,
} from '#server/base/db/request-keys.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import type { Viewer } from './viewer.ts'

/** Returns what tells inputs apart: JSON with a hash in place of each file. */
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

/** Reads the key of a request; undefined if it has none. Throws if the key has a wrong length. */
export const readRequestKey = async (
  { path }: Call,
  { headers }: FastifyRequest,
  { accountId }: Viewer,
  input: Input<Call>,
  now: Date,
): Promise<RequestKey | undefined> => {
  const key = headers[addKeyHeader]
  if (typeof key !== 'string') return undefined
  if (key === '' || key.length > addKeyMost) {
    throw new ApiError('unreadable', `Idempotency-Key must have 1 to ${addKeyMost} characters`)
  }
  const sent = JSON.stringify(await describeValue(input))
  const request = createHash('sha256').update(sent).digest('base64url')
  return { accountId, path, key, request, at: now.toISOString() }
}

/** Rebuilds the fields that a request was answered with that added one entry. */
export const rebuildAdded = async (queries: Queries, { historyIds }: EarlierRequest) => {
  const [first = ''] = historyIds
  const { entity, after } = await queries
    .selectFrom('journal')
    .select(['entity', 'after'])
    .where('_id', '=', first)
    .executeTakeFirstOrThrow()
  // Deleted for good since.
  if (after === null) throw notFound(labelOf(entity))
  const definition = definitionOf(entity)
  const data: Record<string, unknown> = JSON.parse(after)
  return { data, ...(definition && { message: messagesOf(definition).added }) }
}

/** Makes a request whose answer holds a secret take effect once. Throws 409 if its key came before. */
export const refuseRepetition = async <T>(
  queries: Queries,
  key: RequestKey,
  answer: () => Promise<T>,
): Promise<T> => {
  const isFirst = !(await findEarlier(queries, key)) && (await keepKey(queries, key))
  if (!isFirst) {
    const message =
      'This was asked before with the same Idempotency-Key. The answer held a secret, which is not kept: look whether it was done, and choose a new key to do it again'
    throw new ApiError('notRepeated', message)
  }
  try {
    return await answer()
  } catch (error) {
    await dropKey(queries, key)
    throw error
  }
}
