import { type RawBuilder, sql } from 'kysely'

/** Builds an SQL condition that excludes drafts, which may be incomplete. */
export const isPublishedSql = (table: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.status`)} = 'published'`

/** Builds an SQL condition that `column` of no row in `table` references the current row of `of`. */
export const hasNoReferencingRowSql = (
  table: string,
  column: string,
  of: string,
): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from ${sql.table(table)}
    where ${sql.ref(`${table}.${column}`)} = ${sql.ref(`${of}._id`)})`
