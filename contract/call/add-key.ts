import type { Call } from './call.ts'

/** The header with a key of the caller's own choice: with the same key a request takes effect once, however often it is sent. */
export const addKeyHeader = 'idempotency-key'

/** How long such a key may be. */
export const addKeyMost = 200

/** Whether a call adds one entry: its whole answer is that entry, and it names none by its id. */
const addsEntry = ({ method, access, reply, aliases = {} }: Call): boolean =>
  method === 'POST' &&
  access !== 'public' &&
  Object.keys(reply.shape).join() === 'data' &&
  !Object.values(aliases).includes('_id')

/** Returns how a call treats a repeated request key: `answer` as before, or `refuse`. Null if the call takes no keys. */
export const repetitionOf = (call: Call): 'answer' | 'refuse' | null => {
  if (call.holdsSecret) return 'refuse'
  return call.addsSeveral || addsEntry(call) ? 'answer' : null
}
