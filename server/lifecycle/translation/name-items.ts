import { sql } from 'kysely'
import { definitionOf } from '#server/base/definition/definitions.ts'
import { changeRow } from '#server/base/entity/rows.ts'
import { newItemNames } from '#server/base/field-types/item-names.ts'
import { withLists } from '#server/base/field-types/translated.ts'
import type { Write } from '#server/base/write/write.ts'

/** Assigns ids to the items of an entry's lists, which translations refer to. */
export const assignItemIds = async (write: Write, entity: string, id: string): Promise<void> => {
  const definition = definitionOf(entity)
  if (definition === undefined) return
  const { rows } = await sql<object>`
    select * from ${sql.table(entity)} where "_id" = ${id}`.execute(write.queries)
  const lists = newItemNames(definition, withLists(definition, rows[0] ?? {}))
  const columns = Object.entries(lists).map(([name, items]) => [name, JSON.stringify(items)])
  if (columns.length === 0) return
  await changeRow(write.queries, entity, id, Object.fromEntries(columns))
  write.touch(entity, id)
}
