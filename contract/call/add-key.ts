import type { Call } from './call.ts'

/** The header with a key of the caller's own choice: with the same key an account adds an entry once, however often it asks. */
export const addKeyHeader = 'idempotency-key'

/** How long such a key may be. */
export const addKeyMost = 200

/** Whether a call adds one entry: its whole answer is that entry. */
export const addsEntry = ({ method, access, reply }: Call): boolean =>
  method === 'POST' && access !== 'public' && Object.keys(reply.shape).join() === 'data'
