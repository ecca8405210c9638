import type { Field, FieldOf } from '#contract/call/field-types/any-field.ts'
import * as all from './all-controls.ts'
import type { FieldControl } from './field-control.ts'

const types: { readonly [K in Field['kind']]: FieldControl<FieldOf<K>> } = all

/** Returns how the admin area edits and shows a field. */
export const fieldControlOf = (field: Field | undefined): FieldControl =>
  field ? types[field.kind] : {}
