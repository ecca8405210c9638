import { randomFillSync } from 'node:crypto'

const idBytes = 9
// Fetching random bytes costs more than a cached response, so many are fetched at once.
const pool = Buffer.alloc(idBytes * 512)
let used = pool.length

export const newRequestId = (): string => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const id = pool.toString('base64url', used, used + idBytes)
  used += idBytes
  return id
}
