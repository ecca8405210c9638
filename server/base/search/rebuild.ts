import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { currentSchema } from '#server/base/db/snapshot.ts'
import { definitions } from '#server/base/definition/definitions.ts'
import { indexedBeginning, textTable } from './entries.ts'
import { indexAll } from './follow.ts'
import { mergeByHand } from './tidy.ts'

/** To be raised whenever words are split, folded or kept in another way. */
const indexVersion = 6

// One letter more, for the mark.
const beginnings = Array.from({ length: indexedBeginning + 1 }, (_, at) => at + 1).join(' ')

const found = definitions.filter((definition) => definition.found).map(({ name }) => name)

/** What the index was made with; another value means that it is to be made anew. */
const madeWith = [indexVersion, currentSchema, ...found].join(' ')

const empty = async (queries: Queries): Promise<void> => {
  if (dialectOf(queries) === 'postgres') {
    // Whoever writes meanwhile waits, and then corrects what was read here.
    await sql`lock table "searchEntry" in exclusive mode`.execute(queries)
  }
  for (const table of ['searchEntry', 'searchWord', 'searchSlip', 'searchState']) {
    await sql`delete from ${sql.table(table)}`.execute(queries)
  }
  if (dialectOf(queries) === 'postgres') return
  const { rows } = await sql<{ name: string }>`select name from sqlite_master
    where name glob 'searchText_*' and sql like 'create virtual table%'`.execute(queries)
  for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(queries)
  for (const name of found) {
    // Words come folded, split and marked by us, and only in which entries they stand is asked for.
    await sql`create virtual table ${textTable(name)} using fts5(words, content='',
      contentless_delete=1, detail=none, prefix='${sql.raw(beginnings)}', tokenize='ascii')`.execute(
      queries,
    )
    await mergeByHand(queries, name)
  }
}

/** Makes the search index anew from what the database holds, all or nothing. */
export const rebuildIndex = (queries: Queries): Promise<void> =>
  queries.transaction().execute(async (trx) => {
    await empty(trx)
    for (const name of found) await indexAll(trx, name)
    await sql`insert into "searchState" (name, value) values ('madeWith', ${madeWith})`.execute(trx)
  })

/** Makes the index anew when it is missing, or was made by another version or before a migration. */
export const refreshIndex = async (
  queries: Queries,
  onProgress?: (sentence: string) => void,
): Promise<void> => {
  const { rows } = await sql<{ value: string }>`
    select value from "searchState" where name = 'madeWith'`.execute(queries)
  if (rows[0]?.value === madeWith) return
  onProgress?.('Building the search index')
  await rebuildIndex(queries)
}
