import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

/** One of a list of values. The first value is the default. */
export const choice: FieldType<{ readonly kind: 'choice'; readonly of: readonly string[] }> = {
  schema: ({ of }) => z.enum(of, `Must be one of ${of.join(', ')}`),
  empty: ({ of: [first = ''] }) => first,
}
