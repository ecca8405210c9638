import type { Field, FieldOf } from '#contract/call/field-types/index.ts'
import type { FieldType } from './field-type.ts'
import * as all from './types.ts'

const types: { readonly [K in Field['kind']]: FieldType<FieldOf<K>> } = all

/** Returns what the admin area does with a field. */
export const controlsOf = (field: Field | undefined): FieldType => (field ? types[field.kind] : {})
