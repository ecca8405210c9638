import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { textTable } from './entry-words.ts'

/** Maximum number of segments of an index. More segments make searches noticeably slower. */
const mostParts = 4
const pagesAtOnce = 64

/**
 * Number of index pages that each write merges: several times those it adds, but too few to slow it
 * down noticeably.
 */
const pagesWithAWrite = 8

/**
 * Disables SQLite's automatic merge of index segments, which is rare but takes a tenth of a second.
 */
export const disableAutomaticMerge = async (queries: Queries, name: string): Promise<void> => {
  const table = textTable(name)
  await sql`insert into ${table} (${table}, rank) values ('automerge', 0)`.execute(queries)
}

export const mergeSomeSegments = async (queries: Queries, name: string): Promise<void> => {
  if (dialectOf(queries) === 'postgres') return
  const table = textTable(name)
  await sql`insert into ${table} (${table}, rank) values ('merge', ${pagesWithAWrite})`.execute(
    queries,
  )
}

const countParts = async (queries: Queries, name: string): Promise<number> => {
  const { rows } = await sql<{ parts: number }>`select count(distinct segid) as parts
    from ${sql.table(`searchText_${name}_idx`)}`.execute(queries)
  return rows[0]?.parts ?? 0
}

const countChanges = async (queries: Queries): Promise<number> => {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(
    queries,
  )
  return rows[0]?.changes ?? 0
}

/**
 * Merges index segments in small steps, so that searches read fewer. PostgreSQL does so
 * automatically.
 */
export const mergeIndexSegments = async (queries: Queries): Promise<void> => {
  if (dialectOf(queries) === 'postgres') return
  for (const { name, found } of entityDefinitions) {
    if (!found || (await countParts(queries, name)) <= mostParts) continue
    const table = textTable(name)
    for (let changes = 2; changes >= 2; await setImmediate()) {
      changes = await queries.transaction().execute(async (trx) => {
        // Both statements must use the same connection, because SQLite counts changes per connection.
        const before = await countChanges(trx)
        // A negative number merges segments of all ages.
        await sql`insert into ${table} (${table}, rank) values ('merge', ${-pagesAtOnce})`.execute(
          trx,
        )
        return (await countChanges(trx)) - before
      })
    }
  }
}
