import type { EntityField, EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import * as all from './all-values.ts'
import type { FieldTypeBehavior } from './field-values.ts'
import { createValuesBehavior } from './json-values.ts'

const types: { readonly [K in EntityField['kind']]: FieldTypeBehavior<EntityFieldOfKind<K>> } = {
  ...all,
  values: createValuesBehavior((kind) => types[kind]),
}

export const fieldTypeBehaviorOf = (field: EntityField | undefined): FieldTypeBehavior =>
  field ? types[field.kind] : {}
