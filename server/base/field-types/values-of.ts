import type { Field, FieldOf } from '#contract/call/field-types/any-field.ts'
import * as all from './all-values.ts'
import type { FieldValues } from './field-values.ts'

const types: { readonly [K in Field['kind']]: FieldValues<FieldOf<K>> } = all

export const fieldValuesOf = (field: Field | undefined): FieldValues =>
  field ? types[field.kind] : {}
