import * as all from './all-types.ts'
import type { FieldType, ListTable } from './field-type.ts'

type Types = typeof all
/** The definition of a field. Its key in `fields` is the name of its column, which is also its name on the wire. */
export type Field = {
  [K in keyof Types]: Types[K] extends FieldType<infer F, infer _> ? F : never
}[keyof Types]
export type FieldOf<K extends Field['kind']> = Extract<Field, { readonly kind: K }>
/** A field whose values are rows of a table of their own. */
export type RowsField = Extract<Field, ListTable>
/** What a column holds of a type of field. */
export type Stored<K extends Field['kind']> = ReturnType<Types[K]['empty']>

const types: Types = all

export const fieldType = ({ kind }: Field): FieldType<Field, Stored<Field['kind']>> => types[kind]

export const isRows = (field: Field | undefined): field is RowsField =>
  field !== undefined && fieldType(field).isRows === true
