import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

interface PlainField<K extends string> {
  readonly kind: K
  /** Whether the site's other languages have a text of their own for it. */
  readonly translated?: true
}

/** Makes a type of text. `usual` makes the schema of fields that no call takes. */
export const plain = <K extends string>(usual: () => z.ZodType): FieldType<PlainField<K>> => ({
  // Entries that are no longer complete, and drafts, may lack what their form asks for.
  schema: (_, called = usual()) => z.union([z.literal(''), called]),
  empty: () => '',
})
