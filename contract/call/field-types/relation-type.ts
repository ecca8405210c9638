import { id } from '../fields.ts'
import type { FieldType } from './field-type.ts'

interface RelationField {
  readonly kind: 'relation'
  readonly to: string
  /** Whether it becomes null when the other entity is deleted. */
  readonly optional?: true
  /** Whether a draft may lack it. */
  readonly missingInDraft?: true
}

/** The id of another entity. */
export const relation: FieldType<RelationField, string | null> = {
  schema: () => id.nullable(),
  empty: () => null,
}
