import { isRows } from '#contract/call/field-types/any-field.ts'
import { definitions } from './definitions.ts'
import { parentOf } from './dependencies.ts'

/**
 * Returns the column that divides a table into separately ordered lists, or undefined for a single
 * list.
 */
export const orderedWithin = (table: string): string | undefined => {
  const lists = definitions.flatMap(({ fields }) => Object.values(fields).filter(isRows))
  return lists.find((list) => list.table === table)?.owner ?? parentOf(table)?.column
}
