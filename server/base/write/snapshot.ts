import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import { type EntrySnapshot, snapshotRowSchema } from '#server/base/db/snapshot-shape.ts'
import { type OwnedRows, ownedRowsOf } from '#server/base/definition/owned-rows.ts'

const isOwnedBy = ({ column, within }: Omit<OwnedRows, 'kind'>, id: string): RawBuilder<unknown> =>
  within
    ? sql`${sql.ref(column)} in (select "_id" from ${sql.table(within.table)} where ${isOwnedBy(within, id)})`
    : sql`${sql.ref(column)} = ${id}`

const rowsOf = async (queries: Queries, owned: Omit<OwnedRows, 'kind'>, id: string) => {
  const { rows } =
    await sql`select * from ${sql.table(owned.table)} where ${isOwnedBy(owned, id)}`.execute(
      queries,
    )
  return z.array(snapshotRowSchema).parse(rows)
}

export const takeSnapshot = async (
  queries: Queries,
  table: string,
  id: string,
  purpose: 'change' | 'removal',
): Promise<EntrySnapshot | null> => {
  const owned = ownedRowsOf(table)
  if (owned === null) return null
  const parts = owned.filter(({ onlyIfRemoved }) => !onlyIfRemoved || purpose === 'removal')
  const snapshot: EntrySnapshot = { [table]: await rowsOf(queries, { table, column: '_id' }, id) }
  for (const part of parts) {
    const rows = await rowsOf(queries, part, id)
    snapshot[part.table] = [...(snapshot[part.table] ?? []), ...rows]
  }
  return snapshot
}
