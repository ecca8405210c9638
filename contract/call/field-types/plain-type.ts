import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

interface PlainField<K extends string> {
  readonly kind: K
  readonly translated?: true
  /** Whether the text has only one line. */
  readonly isLine?: true
  /** Whether a date may be only a year, or a year with a month. */
  readonly isPartial?: true
}

/**
 * Creates a field type for texts. `usual` returns the export schema of fields that no call has as
 * input.
 */
export const createTextFieldType = <K extends string>(
  usual: () => z.ZodType,
): FieldType<PlainField<K>> => ({
  // The text may be empty, because drafts may lack required values.
  schema: (_, called = usual()) => z.union([z.literal(''), called]),
  empty: () => '',
})
