import {
  type EntityDefinition,
  entityFieldsOfKind,
  publishingColumns,
} from '#contract/call/entity.ts'
import { type EntityField, isListTableField } from '#contract/call/field-types/any-field.ts'
import { entityDefinitions } from './definitions.ts'

export interface ColumnReference {
  readonly table: string
  readonly column: string
}

interface Reference extends ColumnReference {
  readonly to: string
}

export const columnNamesOf = ({ fields, order, publishing }: EntityDefinition): string[] => [
  '_id',
  'createdAt',
  'updatedAt',
  'version',
  ...Object.keys(fields).filter((name) => !isListTableField(fields[name])),
  ...(order.by === 'position' ? ['position'] : []),
  ...(publishing ? publishingColumns : []),
]

const columnOf = (table: string, column: string, field: EntityField): ColumnReference =>
  isListTableField(field) ? { table: field.table, column: field.member } : { table, column }

const columnsOfKinds = (...kinds: readonly EntityField['kind'][]): readonly ColumnReference[] =>
  entityDefinitions.flatMap((definition) =>
    entityFieldsOfKind(definition, ...kinds).map(([name, field]) =>
      columnOf(definition.name, name, field),
    ),
  )

export const pictureColumns = columnsOfKinds('picture', 'pictures')

/** Columns with URLs of uploaded files, which contain the original name. */
export const fileColumns = columnsOfKinds('file')

export const markdownColumns = columnsOfKinds('markdown')

/** Columns whose values are known only at run time, and can contain URLs of media files. */
export const valuesColumns = columnsOfKinds('values', 'archivedValues')

export const referenceColumns: readonly Reference[] = entityDefinitions.flatMap(
  ({ name: entity, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => [
      ...(isListTableField(field) ? [{ table: field.table, column: field.owner, to: entity }] : []),
      ...('to' in field ? [{ ...columnOf(entity, name, field), to: field.to }] : []),
    ]),
)

export const filterColumnsOfTable = <C extends ColumnReference>(
  columns: readonly C[],
  table: string,
): C[] => columns.filter((each) => each.table === table)
