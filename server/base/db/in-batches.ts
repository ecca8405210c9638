import { sql } from 'kysely'
import type { ListOwnerIdsQuery } from './ordered-list.ts'

const usuallyAtOnce = 100

/**
 * Reads entries by id, in the order of the ids, and yields to other requests between batches. Skips
 * missing entries.
 */
export const readEntriesInBatches = async <R extends { readonly _id: string }>(
  ids: readonly string[],
  read: (batch: ListOwnerIdsQuery) => Promise<readonly R[]>,
  atOnce = usuallyAtOnce,
): Promise<R[]> => {
  const entries: R[] = []
  for (let at = 0; at < ids.length; at += atOnce) {
    const batch = ids.slice(at, at + atOnce)
    const rows = await read(sql.join(batch))
    const byId = new Map(rows.map((row) => [row._id, row]))
    for (const id of batch) {
      const row = byId.get(id)
      if (row) entries.push(row)
    }
  }
  return entries
}
