import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { definitions } from '#server/base/definition/definitions.ts'
import { textTable } from './entry-words.ts'

/** More than these make a search noticeably slower. */
const mostParts = 4
/** As many pages as others wait for. */
const pagesAtOnce = 64

/** As many pages as go along with a write without anyone noticing: several times what it adds. */
const pagesWithAWrite = 8

/** Tells SQLite not to join the parts of an index by itself: it does so rarely, but then for a tenth of a second. */
export const mergeByHand = async (queries: Queries, name: string): Promise<void> => {
  const table = textTable(name)
  await sql`insert into ${table} (${table}, rank) values ('automerge', 0)`.execute(queries)
}

/** Joins a little of what SQLite has written of an index, within a write to it. */
export const mergeSome = async (queries: Queries, name: string): Promise<void> => {
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
 * Joins the parts in which SQLite has written the search index, a little at a time: searches then read one list
 * instead of many. PostgreSQL does so by itself.
 */
export const tidyIndex = async (queries: Queries): Promise<void> => {
  if (dialectOf(queries) === 'postgres') return
  for (const { name, found } of definitions) {
    if (!found || (await countParts(queries, name)) <= mostParts) continue
    const table = textTable(name)
    for (let changes = 2; changes >= 2; await setImmediate()) {
      changes = await queries.transaction().execute(async (trx) => {
        // Both are asked of the connection that writes.
        const before = await countChanges(trx)
        // A negative number: all parts, not only those of the same age.
        await sql`insert into ${table} (${table}, rank) values ('merge', ${-pagesAtOnce})`.execute(
          trx,
        )
        return (await countChanges(trx)) - before
      })
    }
  }
}
