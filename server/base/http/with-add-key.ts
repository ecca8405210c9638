import type { FastifyRequest } from 'fastify'
import { addKeyHeader, addKeyMost, addsEntry } from '#contract/call/add-key.ts'
import { ApiError } from '#contract/call/api-error.ts'
import type { Call } from '#contract/call/call.ts'
import type { Viewer } from './viewer.ts'

/** Who makes a request, with the key that they gave to what they add. */
export const withAddKey = (call: Call, { headers }: FastifyRequest, viewer: Viewer): Viewer => {
  const addKey = headers[addKeyHeader]
  if (typeof addKey !== 'string' || !addsEntry(call)) return viewer
  if (addKey === '' || addKey.length > addKeyMost) {
    throw new ApiError('unreadable', `Idempotency-Key must have 1 to ${addKeyMost} characters`)
  }
  return { ...viewer, addKey }
}
