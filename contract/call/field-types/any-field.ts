import * as all from './all-types.ts'
import type { FieldType, ListTable } from './field-type.ts'

type Types = typeof all
/** Definition of a field. Its key in `fields` is both its column and its wire name. */
export type EntityField = {
  [K in keyof Types]: Types[K] extends FieldType<infer F, infer _> ? F : never
}[keyof Types]
export type FieldOf<K extends EntityField['kind']> = Extract<EntityField, { readonly kind: K }>
export type RowsField = Extract<EntityField, ListTable>
export type Stored<K extends EntityField['kind']> = ReturnType<Types[K]['empty']>

const types: Types = all

export const fieldType = ({
  kind,
}: EntityField): FieldType<EntityField, Stored<EntityField['kind']>> => types[kind]

export const isRows = (field: EntityField | undefined): field is RowsField =>
  field !== undefined && fieldType(field).isRows === true
