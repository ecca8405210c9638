import type { Field, FieldOf } from '#contract/call/field-types/index.ts'
import type { FieldType } from './field-type.ts'
import * as all from './types.ts'

const types: { readonly [K in Field['kind']]: FieldType<FieldOf<K>> } = all

/** Returns what the server does with the values of a field. Columns that are no field are texts. */
export const valuesOf = (field: Field | undefined): FieldType => (field ? types[field.kind] : {})
