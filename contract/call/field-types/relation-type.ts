import { entryIdSchema } from '../fields.ts'
import type { FieldType } from './field-type.ts'

interface RelationField {
  readonly kind: 'relation'
  readonly to: string
  readonly optional?: true
  readonly missingInDraft?: true
  /**
   * Whether entries are ordered within the entry that they refer to, and deleted and restored with it. Unlike
   * parts, they have pages, drafts and a history of their own.
   */
  readonly owns?: true
}

export const relation: FieldType<RelationField, string | null> = {
  schema: () => entryIdSchema.nullable(),
  empty: () => null,
}
