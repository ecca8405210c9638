import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'

const batch = 100

/**
 * Removes the states of entries from old records of the journal (audit log). Author, time and action remain.
 */
export const pruneChangeJournal = async (queries: Queries, olderThan: Date): Promise<void> => {
  for (;;) {
    const { rows } = await sql`
      update "journal" set "before" = null, "after" = null, "rows" = null
      where "_id" in (
        select "_id" from "journal"
        where "at" < ${olderThan.toISOString()} and ("before" is not null or "after" is not null)
        limit ${batch})
      returning 1`.execute(queries)
    if (rows.length < batch) return
  }
}
