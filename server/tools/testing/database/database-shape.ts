import { sql } from 'kysely'
import type { Database } from '#server/base/db/database.ts'

interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly to: string
  readonly whenGone: string
}

/** Reads the columns of every table from the database. Nullable ones end in `?`. */
export const readColumns = async ({ queries }: Database): Promise<Map<string, string[]>> => {
  const tables = await queries.introspection.getTables()
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      columns.map((column) => (column.isNullable ? `${column.name}?` : column.name)),
    ]),
  )
}

const sqliteKeys = sql<ForeignKey>`
  select m.name as "table", k."from" as "column", k."table" as "to", lower(k.on_delete) as "whenGone"
  from sqlite_master m, pragma_foreign_key_list(m.name) k where m.type = 'table'`

const postgresKeys = sql<ForeignKey>`
  select c.conrelid::regclass::text as "table", a.attname as "column", t.relname as "to",
    case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as "whenGone"
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_class t on t.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace`

/** Reads the foreign keys of every table from the database. */
export const readForeignKeys = async ({ kind, queries }: Database): Promise<ForeignKey[]> => {
  const { rows } = await (kind === 'sqlite' ? sqliteKeys : postgresKeys).execute(queries)
  return rows.map((key) => ({ ...key, table: key.table.replaceAll('"', '') }))
}
