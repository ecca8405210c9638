import { text } from '../fields.ts'
import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

interface ListField {
  readonly kind: 'list'
  /** The stored value of an empty field: `[]` unless it is an object. */
  readonly empty?: '{}'
  /** The texts of an item that are translated, and the key that identifies an item of a list. */
  readonly translated?: { readonly texts: readonly string[]; readonly by?: string }
}

/** Several values or an object, stored as JSON. */
export const list: FieldType<ListField> = {
  schema: (_, called) => called ?? z.array(text(2_000)).max(10_000, 'At most 10,000 entries'),
  empty: ({ empty = '[]' }) => empty,
}
