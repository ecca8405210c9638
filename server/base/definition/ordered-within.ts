import { isListTableField } from '#contract/call/field-types/any-field.ts'
import { entityDefinitions } from './definitions.ts'
import { owningColumnOf } from './dependencies.ts'

/**
 * Returns the column that divides a table into separately ordered lists, or undefined for a single
 * list.
 */
export const orderGroupColumnOf = (table: string): string | undefined => {
  const lists = entityDefinitions.flatMap(({ fields }) =>
    Object.values(fields).filter(isListTableField),
  )
  return lists.find((list) => list.table === table)?.owner ?? owningColumnOf(table)?.column
}
