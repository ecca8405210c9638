import type { EntityField, EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import * as all from './all-controls.ts'
import type { FieldControl } from './field-control.ts'

const types: { readonly [K in EntityField['kind']]: FieldControl<EntityFieldOfKind<K>> } = all

/** Returns the form control and the text format for a field, by its type. */
export const fieldControlOf = (field: EntityField | undefined): FieldControl =>
  field ? types[field.kind] : {}
