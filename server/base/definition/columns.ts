import { type Field, isList } from '#contract/call/entity.ts'
import { definitions } from './definitions.ts'

/** A column of some table. */
export interface Column {
  readonly table: string
  readonly column: string
}

/** A column that holds ids of another entity's rows. */
interface Reference extends Column {
  readonly to: string
}

const collect = <T>(take: (entity: string, name: string, field: Field) => readonly T[]): T[] =>
  definitions.flatMap(({ name: entity, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => take(entity, name, field)),
  )

/** Every column that holds the address of a picture. */
export const pictureColumns: readonly Column[] = collect((entity, name, field) => {
  if (field.kind === 'picture') return [{ table: entity, column: name }]
  return field.kind === 'pictures' ? [{ table: field.table, column: field.member }] : []
})

/** Every column with Markdown, which can contain pictures. */
export const markdownColumns: readonly Column[] = collect((entity, name, field) =>
  field.kind === 'markdown' ? [{ table: entity, column: name }] : [],
)

/** Every column that refers to an entity. */
export const references: readonly Reference[] = collect<Reference>((entity, name, field) => {
  if (field.kind === 'relation' || field.kind === 'parent') {
    return [{ table: entity, column: name, to: field.to }]
  }
  if (!isList(field)) return []
  const owner = { table: field.table, column: field.owner, to: entity }
  if (field.kind === 'pictures') return [owner]
  return [owner, { table: field.table, column: field.member, to: field.to }]
})

/** Those of some columns that a table has. */
export const inTable = <C extends Column>(columns: readonly C[], table: string): C[] =>
  columns.filter((each) => each.table === table)
