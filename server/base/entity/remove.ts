import { sql } from 'kysely'
import { ApiError } from '#contract/call/api-error.ts'
import { entityFieldsOfKind } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type ColumnReference, referenceColumns } from '#server/base/definition/columns.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'
import { removeFromSharedLists } from './entry-lists.ts'
import { deleteRow, hasRow } from './rows.ts'

const isRequired = ({ table, column }: ColumnReference): boolean =>
  entityFieldsOfKind(entityDefinitionOf(table), 'relation').some(
    ([name, { optional, owns }]) => name === column && !optional && !owns,
  )

const requireFree = async (queries: Queries, entity: JournaledEntity<unknown>, id: string) => {
  for (const { table, column, to } of referenceColumns.filter(isRequired)) {
    if (to !== entity.table) continue
    if (await hasRow(queries, table, sql`${sql.ref(column)} = ${id}`))
      throw new ApiError('inUse', `${entity.label} is still needed by other entries`)
  }
}

/** Deletes an entry and its parts. Throws 409 if another entry requires it. */
export const removeEntry = <T>(
  write: WriteTransaction,
  entity: JournaledEntity<T>,
  id: string,
  check?: (before: T) => void,
): Promise<T> =>
  write.remove(entity, id, async (before) => {
    const { queries } = write
    check?.(before)
    await entity.mayRemove?.(queries, before)
    await requireFree(queries, entity, id)
    const definition = entityDefinitionOf(entity.table)
    if (definition) await removeFromSharedLists(write, definition, id)
    await deleteRow(queries, entity.table, id)
  })
