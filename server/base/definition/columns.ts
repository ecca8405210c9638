import { type EntityDefinition, fieldsOf, publishingColumns } from '#contract/call/entity.ts'
import { type EntityField, isRows } from '#contract/call/field-types/any-field.ts'
import { entityDefinitions } from './definitions.ts'

export interface Column {
  readonly table: string
  readonly column: string
}

interface Reference extends Column {
  readonly to: string
}

export const columnsOf = ({ fields, order, publishing }: EntityDefinition): string[] => [
  '_id',
  'createdAt',
  'updatedAt',
  'version',
  ...Object.keys(fields).filter((name) => !isRows(fields[name])),
  ...(order.by === 'position' ? ['position'] : []),
  ...(publishing ? publishingColumns : []),
]

const columnOf = (table: string, column: string, field: EntityField): Column =>
  isRows(field) ? { table: field.table, column: field.member } : { table, column }

const columnsOfKinds = (...kinds: readonly EntityField['kind'][]): readonly Column[] =>
  entityDefinitions.flatMap((definition) =>
    fieldsOf(definition, ...kinds).map(([name, field]) => columnOf(definition.name, name, field)),
  )

export const pictureColumns = columnsOfKinds('picture', 'pictures')

export const markdownColumns = columnsOfKinds('markdown')

export const referenceColumns: readonly Reference[] = entityDefinitions.flatMap(
  ({ name: entity, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => [
      ...(isRows(field) ? [{ table: field.table, column: field.owner, to: entity }] : []),
      ...('to' in field ? [{ ...columnOf(entity, name, field), to: field.to }] : []),
    ]),
)

export const columnsInTable = <C extends Column>(columns: readonly C[], table: string): C[] =>
  columns.filter((each) => each.table === table)
