import { id } from '../fields.ts'
import type { FieldType } from './field-type.ts'

/** The id of the entity this one is a part of: it is deleted and restored with it. */
export const parent: FieldType<{ readonly kind: 'parent'; readonly to: string }> = {
  schema: () => id,
  empty: () => '',
}
