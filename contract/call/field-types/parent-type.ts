import { entryIdSchema } from '../fields.ts'
import type { FieldType } from './field-type.ts'

/** Id of the parent. The entry is deleted and restored with its parent. */
export const parent: FieldType<{ readonly kind: 'parent'; readonly to: string }> = {
  schema: () => entryIdSchema,
  empty: () => '',
}
