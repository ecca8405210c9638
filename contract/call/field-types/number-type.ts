import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

/** A decimal number. Null if there is none. */
export const number: FieldType<{ readonly kind: 'number' }, number | null> = {
  schema: () =>
    z.codec(
      z.union(
        [z.number(), z.string().regex(/^(?:[+-]?\d{1,15}(?:\.\d{1,15})?)?$/), z.null()],
        'Must be a number',
      ),
      z.number().nullable(),
      {
        decode: (value) => (value === '' || value === null ? null : Number(value)),
        encode: (value) => value,
      },
    ),
  empty: () => null,
}
