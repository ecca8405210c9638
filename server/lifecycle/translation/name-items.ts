import { sql } from 'kysely'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { updateRow } from '#server/base/entity/rows.ts'
import { addItemIds } from '#server/base/field-types/item-names.ts'
import { parseListColumns } from '#server/base/field-types/translated.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'

/** Assigns ids to the items of an entry's lists, which translations refer to. */
export const assignListItemIds = async (
  write: WriteTransaction,
  entity: string,
  id: string,
): Promise<void> => {
  const definition = entityDefinitionOf(entity)
  if (definition === undefined) return
  const { rows } = await sql<object>`
    select * from ${sql.table(entity)} where "_id" = ${id}`.execute(write.queries)
  const lists = addItemIds(definition, parseListColumns(definition, rows[0] ?? {}))
  const columns = Object.entries(lists).map(([name, items]) => [name, JSON.stringify(items)])
  if (columns.length === 0) return
  await updateRow(write.queries, entity, id, Object.fromEntries(columns))
  write.touch(entity, id)
}
