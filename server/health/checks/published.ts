import { type RawBuilder, sql } from 'kysely'

/** Whether an entry of a table is no draft: those are incomplete on purpose. */
export const isPublished = (table: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.status`)} = 'published'`

/** Whether a table has no row that names an entry. */
export const isNowhereIn = (table: string, column: string, of: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from ${sql.table(table)}
    where ${sql.ref(`${table}.${column}`)} = ${sql.ref(`${of}._id`)})`
