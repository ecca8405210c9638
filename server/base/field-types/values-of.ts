import type { EntityField, FieldOf } from '#contract/call/field-types/any-field.ts'
import * as all from './all-values.ts'
import type { FieldValues } from './field-values.ts'

const types: { readonly [K in EntityField['kind']]: FieldValues<FieldOf<K>> } = all

export const fieldValuesOf = (field: EntityField | undefined): FieldValues =>
  field ? types[field.kind] : {}
