import { isList } from '#contract/call/entity.ts'
import { definitions } from './definitions.ts'
import { parentOf } from './dependencies.ts'

/** The column by which a table's rows are parted into lists, each with an order of its own; none for one list. */
export const orderedWithin = (table: string): string | undefined => {
  const lists = definitions.flatMap(({ fields }) => Object.values(fields).filter(isList))
  return lists.find((list) => list.table === table)?.owner ?? parentOf(table)?.column
}
