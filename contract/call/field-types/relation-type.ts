import { entryIdSchema } from '../fields.ts'
import type { FieldType } from './field-type.ts'

interface RelationField {
  readonly kind: 'relation'
  readonly to: string
  readonly optional?: true
  readonly missingInDraft?: true
}

export const relation: FieldType<RelationField, string | null> = {
  schema: () => entryIdSchema.nullable(),
  empty: () => null,
}
