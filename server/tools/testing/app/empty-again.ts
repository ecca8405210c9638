import { sql } from 'kysely'
import type { Database } from '#server/base/db/database.ts'
import type { Place } from '#server/tools/testing/database/place.ts'
import { emptyCopyInUse } from '#server/tools/testing/database/postgres.ts'

interface Table {
  readonly name: string
  readonly type: 'table' | 'virtual'
}

const tablesOf = async ({ queries }: Database): Promise<readonly Table[]> => {
  const { rows } = await sql<Table>`select name, type from pragma_table_list
    where schema = 'main' and type in ('table', 'virtual')
    and name not like 'sqlite%' and name not in ('migration', 'searchState')`.execute(queries)
  return rows
}

/** Reads a text that changes with the schema and the settings of the search index. */
const stateOf = async ({ queries }: Database): Promise<string> => {
  const { rows } = await sql`select schema_version, name, value
    from pragma_schema_version, "searchState"`.execute(queries)
  return JSON.stringify(rows)
}

const emptied = ({ name, type }: Table) => {
  const table = sql.table(name)
  if (type === 'virtual') return sql`insert into ${table} (${table}) values ('delete-all')`
  // Servers keep the secret that they were started with.
  const but = name === 'installation' ? sql` where name <> 'secret'` : sql``
  return sql`delete from ${table}${but}`
}

/** Builds a query that names the tables with rows. */
const askWritten = ({ queries }: Database, tables: readonly Table[]) => {
  const each = tables.map(({ name }) => {
    const named = sql.lit(name)
    return sql`select ${named} as name where exists (select 1 from ${sql.table(name)})`
  })
  return sql<{ name: string }>`${sql.join(each, sql` union all `)}`.compile(queries)
}

/** Returns a function that empties an open database, or returns false if its schema has changed. */
export const prepareEmptying = async (
  database: Database,
  { databaseUrl }: Place,
): Promise<() => Promise<boolean>> => {
  if (databaseUrl) return () => emptyCopyInUse(databaseUrl)
  const { queries } = database
  const before = await stateOf(database)
  const tables = await tablesOf(database)
  const written = askWritten(database, tables)
  return async () => {
    if ((await stateOf(database)) !== before) return false
    const { rows } = await queries.executeQuery(written)
    const names = new Set(rows.map(({ name }) => name))
    // Tables that are emptied together need no check of references.
    await sql`pragma foreign_keys = off`.execute(queries)
    await queries.transaction().execute(async (trx) => {
      for (const table of tables) if (names.has(table.name)) await emptied(table).execute(trx)
    })
    await sql`pragma foreign_keys = on`.execute(queries)
    return true
  }
}
