import type { Queries } from '#server/base/db/database.ts'
import { readValue, storeValue } from '#server/base/db/installation.ts'
import type { Place } from './note.ts'

const name = 'healthPlace'

/** Whether all was noted for another address or other languages, so that it has to be read anew; notes what it is now. */
export const isOtherPlace = async (
  queries: Queries,
  { publicUrl, languages }: Place,
): Promise<boolean> => {
  const value = [publicUrl, ...languages].join(' ')
  if ((await readValue(queries, name)) === value) return false
  await queries.transaction().execute(async (trx) => {
    // What is gone meanwhile is still known by its row.
    await trx.updateTable('healthScan').set({ version: -1 }).execute()
    await storeValue(trx, name, value)
  })
  return true
}
