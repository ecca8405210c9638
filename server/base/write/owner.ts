import { sql } from 'kysely'
import type { EntryChange } from '#server/base/db/changes.ts'
import type { Queries } from '#server/base/db/database.ts'
import { owningColumnOf } from '#server/base/definition/dependencies.ts'

export const readOwnerEntry = async (
  queries: Queries,
  table: string,
  id: string,
): Promise<EntryChange['owner']> => {
  const parent = owningColumnOf(table)
  if (!parent) return undefined
  const { rows } = await sql<{
    id: string
  }>`select ${sql.ref(parent.column)} as id from ${sql.table(table)} where "_id" = ${id}`.execute(
    queries,
  )
  return rows[0] && { entity: parent.to, id: rows[0].id }
}
