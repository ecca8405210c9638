import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'

const into = (table: string, row: SnapshotRow) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`

export const hasRow = async (
  queries: Queries,
  table: string,
  where: RawBuilder<unknown> = sql`1 = 1`,
): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${where} limit 1`.execute(
    queries,
  )
  return rows.length > 0
}

export const hasEntry = (queries: Queries, table: string, id: unknown): Promise<boolean> =>
  hasRow(queries, table, sql`"_id" = ${id}`)

export const insertRow = async (
  queries: Queries,
  table: string,
  row: SnapshotRow,
): Promise<void> => {
  await into(table, row).execute(queries)
}

/** Inserts a row. Returns false if it, or another with the same unique value, exists. */
export const insertRowIfMissing = async (
  queries: Queries,
  table: string,
  row: SnapshotRow,
): Promise<boolean> => {
  const { rows } = await sql`${into(table, row)} on conflict do nothing returning 1`.execute(
    queries,
  )
  return rows.length > 0
}

export const updateRow = async (
  queries: Queries,
  table: string,
  id: string,
  row: SnapshotRow,
): Promise<void> => {
  const changes = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  if (changes.length === 0) return
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where "_id" = ${id}`.execute(
    queries,
  )
}

export const deleteRow = async (queries: Queries, table: string, id: string): Promise<void> => {
  await sql`delete from ${sql.table(table)} where "_id" = ${id}`.execute(queries)
}
