import * as all from './all-types.ts'
import type { FieldType, ListTable } from './field-type.ts'

type Types = typeof all
/** Definition of a field. Its key in `fields` is both its column and its wire name. */
export type EntityField = {
  [K in keyof Types]: Types[K] extends FieldType<infer F, infer _> ? F : never
}[keyof Types]
export type EntityFieldOfKind<K extends EntityField['kind']> = Extract<
  EntityField,
  { readonly kind: K }
>
export type ListTableField = Extract<EntityField, ListTable>
export type StoredFieldValue<K extends EntityField['kind']> = ReturnType<Types[K]['empty']>

const types: Types = all

const isEntityField = (field: { readonly kind: string }): field is EntityField =>
  Object.hasOwn(types, field.kind)

/** Returns the definitions of the fields of a field of values, which are known only at run time. */
export const fieldsOfValues = ({
  fields = {},
}: EntityFieldOfKind<'values'>): Readonly<Record<string, EntityField>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (isEntityField(field) ? [[key, field]] : [])),
  )

export const fieldTypeOf = ({
  kind,
}: EntityField): FieldType<EntityField, StoredFieldValue<EntityField['kind']>> => types[kind]

export const isListTableField = (field: EntityField | undefined): field is ListTableField =>
  field !== undefined && fieldTypeOf(field).isRows === true
