import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { latestMigrationName } from '#server/base/db/snapshot.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { maxIndexedPrefix, textTable } from './entry-words.ts'
import { indexAllOfKind, lockSearchIndex, updateSearchIndexEntries } from './follow.ts'
import { disableAutomaticMerge } from './tidy.ts'

/**
 * Increase this version when words are split, normalized or stored differently, so that the index is rebuilt.
 */
const indexVersion = 6

// Words with a mark before them, such as those from titles, are one character longer.
const beginnings = Array.from({ length: maxIndexedPrefix + 1 }, (_, at) => at + 1).join(' ')

const found = entityDefinitions.filter((definition) => definition.found).map(({ name }) => name)

const madeWith = [indexVersion, latestMigrationName, ...found].join(' ')

const empty = async (queries: Queries): Promise<void> => {
  if (dialectOf(queries) === 'postgres') {
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
    // FTS5 stores only which entries contain a word, because we split and normalize words
    // ourselves.
    await sql`create virtual table ${textTable(name)} using fts5(words, content='',
      contentless_delete=1, detail=none, prefix='${sql.raw(beginnings)}', tokenize='ascii')`.execute(
      queries,
    )
    await disableAutomaticMerge(queries, name)
  }
}

export const rebuildIndex = (queries: Queries): Promise<void> =>
  queries.transaction().execute(async (trx) => {
    await empty(trx)
    for (const name of found) await indexAllOfKind(trx, name)
    await sql`insert into "searchState" (name, value) values ('madeWith', ${madeWith})`.execute(trx)
  })

const readState = async (queries: Queries, name: string): Promise<string | undefined> => {
  const { rows } = await sql<{ value: string }>`
    select value from "searchState" where name = ${name}`.execute(queries)
  return rows[0]?.value
}

const writeState = async (queries: Queries, name: string, value: string): Promise<void> => {
  await sql`insert into "searchState" (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`.execute(queries)
}

/** Whether the search index is complete and was built by this version of the code and schema. */
export const isIndexComplete = async (queries: Queries): Promise<boolean> =>
  (await readState(queries, 'madeWith')) === madeWith

export const rebuildOutdatedIndex = async (
  queries: Queries,
  onProgress?: (sentence: string) => void,
): Promise<void> => {
  if (await isIndexComplete(queries)) return
  onProgress?.('Building the search index')
  await rebuildIndex(queries)
}

/** Up to this number of entries per kind, the index is built before the server starts. */
const usuallyFew = 500

const hasMany = async (queries: Queries, few: number): Promise<boolean> => {
  for (const name of found) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} limit 1 offset ${few}`.execute(queries)
    if (rows.length > 0) return true
  }
  return false
}

/**
 * Builds a small search index, or starts a large one for `indexNextBatch`, before the server listens.
 */
export const prepareIndex = async (
  queries: Queries,
  onProgress?: (sentence: string) => void,
  few = usuallyFew,
): Promise<void> => {
  if (await isIndexComplete(queries)) return
  if (!(await hasMany(queries, few))) return rebuildOutdatedIndex(queries, onProgress)
  onProgress?.('Building the search index beside everything else')
  await queries.transaction().execute(async (trx) => {
    await lockSearchIndex(trx)
    if ((await readState(trx, 'begunWith')) === madeWith) return
    await empty(trx)
    await writeState(trx, 'begunWith', madeWith)
  })
}

const atOnce = 50

/**
 * Indexes the next batch in a transaction of its own. Continues the work of other instances.
 * Returns whether the index is complete.
 */
export const indexNextBatch = (
  queries: Queries,
  atEnd: (trx: Queries) => Promise<void>,
): Promise<boolean> =>
  queries.transaction().execute(async (trx) => {
    await lockSearchIndex(trx)
    if (await isIndexComplete(trx)) return true
    const reached = (await readState(trx, 'reached')) ?? ` ${found[0]}`
    const [after = '', name = ''] = reached.split(' ')
    const { rows } = await sql<{ id: string }>`select "_id" as id from ${sql.table(name)}
      where "_id" > ${after} order by "_id" limit ${atOnce}`.execute(trx)
    const ids = rows.map(({ id }) => id)
    await updateSearchIndexEntries(trx, name, ids)
    const next = ids.length === atOnce ? name : found[found.indexOf(name) + 1]
    if (next) {
      await writeState(trx, 'reached', `${next === name ? ids.at(-1) : ''} ${next}`)
      return false
    }
    await sql`delete from "searchState"`.execute(trx)
    await writeState(trx, 'madeWith', madeWith)
    await atEnd(trx)
    return true
  })
