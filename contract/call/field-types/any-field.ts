import * as all from './all-types.ts'
import type { FieldType, ListTable } from './field-type.ts'

type Types = typeof all
/** Definition of a field. Its key in `fields` is both its column and its wire name. */
export type Field = {
  [K in keyof Types]: Types[K] extends FieldType<infer F, infer _> ? F : never
}[keyof Types]
export type FieldOf<K extends Field['kind']> = Extract<Field, { readonly kind: K }>
export type RowsField = Extract<Field, ListTable>
export type Stored<K extends Field['kind']> = ReturnType<Types[K]['empty']>

const types: Types = all

export const fieldType = ({ kind }: Field): FieldType<Field, Stored<Field['kind']>> => types[kind]

export const isRows = (field: Field | undefined): field is RowsField =>
  field !== undefined && fieldType(field).isRows === true
