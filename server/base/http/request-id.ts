import { randomFillSync } from 'node:crypto'

const idBytes = 9
// Asking for random bytes costs more than the rest of an answer from memory, so many are taken at once.
const pool = Buffer.alloc(idBytes * 512)
let used = pool.length

/** A new name for a request, for logs and for people who report a problem. */
export const newRequestId = (): string => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const id = pool.toString('base64url', used, used + idBytes)
  used += idBytes
  return id
}
