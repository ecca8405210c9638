import { Kysely, sql } from 'kysely'
import { applyPendingMigrations, createEmptyTables } from '#server/base/db/migrate.ts'
import { migrations } from '#server/base/db/migrations/index.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { openSqlite } from '#server/base/db/sqlite.ts'
import {
  buildFormerSchemaName,
  moveTablesToSchemaSql,
  withPostgresConnection,
} from './postgres-connection.ts'

type Row = Readonly<Record<string, unknown>>

/** Opens a copy of an embedded database and applies all migrations. */
const openCopy = async (folder: string): Promise<Kysely<DatabaseTables>> => {
  const copy = new Kysely<DatabaseTables>({ dialect: openSqlite(folder).dialect })
  await applyPendingMigrations(copy, { kind: 'sqlite', migrations })
  return copy
}

/** Lists the tables in order of their foreign keys, without the search index, which is rebuilt. */
const tablesOf = async (copy: Kysely<DatabaseTables>): Promise<string[]> => {
  const { rows } = await sql<{ name: string; target: string | null }>`
    select tables.name, keys."table" as target
    from sqlite_master tables left join pragma_foreign_key_list(tables.name) keys
    where tables.type = 'table' and tables.name not like 'sqlite_%'
      and tables.name not glob 'search[A-Z]*'
    order by tables.name`.execute(copy)
  const ordered = new Set<string>()
  const add = (name: string) => {
    if (ordered.has(name)) return
    for (const row of rows) if (row.name === name && row.target) add(row.target)
    ordered.add(name)
  }
  for (const { name } of rows) add(name)
  return [...ordered]
}

const atOnce = 500

const insert = async (
  trx: Kysely<DatabaseTables>,
  table: string,
  rows: readonly Row[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(trx)
}

const copyTable = async (
  copy: Kysely<DatabaseTables>,
  trx: Kysely<DatabaseTables>,
  table: string,
): Promise<void> => {
  for (let from = 0; ; from += atOnce) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} order by rowid limit ${atOnce} offset ${from}`.execute(copy)
    if (rows.length > 0) await insert(trx, table, rows)
    if (rows.length < atOnce) return
  }
}

/**
 * Replaces the tables in PostgreSQL by those of an embedded database, in one transaction. Returns the schema with the former
 * tables.
 */
export const replaceTablesFromSqlite = async (
  folder: string,
  databaseUrl: string,
  moment: Date,
): Promise<string> => {
  const schema = buildFormerSchemaName(moment)
  const copy = await openCopy(folder)
  try {
    await withPostgresConnection(databaseUrl, (queries) =>
      queries.transaction().execute(async (trx) => {
        await sql.raw(moveTablesToSchemaSql(schema)).execute(trx)
        await createEmptyTables(trx, { kind: 'postgres', migrations })
        for (const table of await tablesOf(copy)) await copyTable(copy, trx, table)
      }),
    )
  } finally {
    await copy.destroy()
  }
  return schema
}
