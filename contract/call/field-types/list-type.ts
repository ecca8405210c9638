import { textSchema } from '../fields.ts'
import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

interface ListField {
  readonly kind: 'list'
  /** Stored JSON of an empty field. The default is `[]`. */
  readonly empty?: '{}'
  /** Keys of the texts of items. `list.key` is a text in each item of an inner list, whose items have keys. */
  readonly translated?: { readonly texts: readonly string[]; readonly by?: string }
}

export const list: FieldType<ListField> = {
  schema: (_, called) => called ?? z.array(textSchema(2_000)).max(10_000, 'At most 10,000 entries'),
  empty: ({ empty = '[]' }) => empty,
}
