import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

interface ChoiceField {
  readonly kind: 'choice'
  readonly of: readonly string[]
  /** Labels of the values in forms and lists. By default the values themselves. */
  readonly labels?: Readonly<Record<string, string>>
  /** Whether none of the values can be chosen. */
  readonly optional?: true
  readonly multiple?: true
}

/** One of a list of values. The first value is the default. */
export const choice: FieldType<ChoiceField> = {
  schema: ({ of }) => z.enum(of, `Must be one of ${of.join(', ')}`),
  empty: ({ of: [first = ''] }) => first,
}
