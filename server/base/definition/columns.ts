import { type EntityDefinition, fieldsOf, publishingColumns } from '#contract/call/entity.ts'
import { type Field, isRows } from '#contract/call/field-types/any-field.ts'
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

/** The names of an entity's columns, as its definition says. */
export const columnsOf = ({ fields, order, publishing }: EntityDefinition): string[] => [
  '_id',
  'createdAt',
  'updatedAt',
  'version',
  ...Object.keys(fields).filter((name) => !isRows(fields[name])),
  ...(order.by === 'position' ? ['position'] : []),
  ...(publishing ? publishingColumns : []),
]

/** Finds the column that holds each value of a field. */
const columnOf = (table: string, column: string, field: Field): Column =>
  isRows(field) ? { table: field.table, column: field.member } : { table, column }

const columnsOfKinds = (...kinds: readonly Field['kind'][]): readonly Column[] =>
  definitions.flatMap((definition) =>
    fieldsOf(definition, ...kinds).map(([name, field]) => columnOf(definition.name, name, field)),
  )

/** Every column that holds the address of a picture. */
export const pictureColumns = columnsOfKinds('picture', 'pictures')

/** Every column with Markdown, which can contain pictures. */
export const markdownColumns = columnsOfKinds('markdown')

/** Every column that refers to an entity. */
export const references: readonly Reference[] = definitions.flatMap(({ name: entity, fields }) =>
  Object.entries(fields).flatMap(([name, field]) => [
    ...(isRows(field) ? [{ table: field.table, column: field.owner, to: entity }] : []),
    ...('to' in field ? [{ ...columnOf(entity, name, field), to: field.to }] : []),
  ]),
)

/** Those of some columns that a table has. */
export const inTable = <C extends Column>(columns: readonly C[], table: string): C[] =>
  columns.filter((each) => each.table === table)
