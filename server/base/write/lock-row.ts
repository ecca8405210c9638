import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { owningColumnOf } from '#server/base/definition/dependencies.ts'

/** Removes duplicates and sorts ids, because a common lock order avoids deadlocks. */
export const sortForLocking = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted()

/**
 * Lock modes of PostgreSQL. During a change, other transactions can still write rows that refer to the locked
 * one.
 */
const strengths = { change: 'for no key update', removal: 'for update' } as const

const lockParent = async (queries: Queries, table: string, id: string): Promise<void> => {
  const parent = owningColumnOf(table)
  if (!parent) return
  await sql`select 1 from ${sql.table(parent.to)}
    where "_id" = (select ${sql.ref(parent.column)} from ${sql.table(table)} where "_id" = ${id})
    for key share`.execute(queries)
}

/**
 * Locks an entry until the transaction ends. Returns its version, or undefined if it does not
 * exist. Parents are locked before their parts, which avoids deadlocks.
 */
export const lockEntryRow = async (
  queries: Queries,
  table: string,
  id: string,
  purpose: keyof typeof strengths,
): Promise<number | undefined> => {
  const isShared = dialectOf(queries) === 'postgres'
  if (isShared) await lockParent(queries, table, id)
  const { rows } = await sql<{ version: number }>`
    select "version" from ${sql.table(table)} where "_id" = ${id}
    ${sql.raw(isShared ? strengths[purpose] : '')}`.execute(queries)
  return rows[0]?.version
}
