import type { ApiCall } from './call.ts'

/** Header of a request's idempotency key. The server executes requests with the same key only once. */
export const idempotencyKeyHeader = 'idempotency-key'

export const maxIdempotencyKeyLength = 200

/** Whether a call creates exactly one entry: its response is that entry, and its input names no id. */
const addsEntry = ({ method, access, reply, aliases = {} }: ApiCall): boolean =>
  method === 'POST' &&
  access !== 'public' &&
  Object.keys(reply.shape).join() === 'data' &&
  !Object.values(aliases).includes('_id')

/**
 * Returns how a call treats a repeated idempotency key: `answer` sends the first response again, `refuse`
 * rejects the request. Returns null if the call accepts no keys.
 */
export const idempotencyPolicyOf = (call: ApiCall): 'answer' | 'refuse' | null => {
  if (call.hasSecretResponse) return 'refuse'
  return call.addsSeveral || addsEntry(call) ? 'answer' : null
}
