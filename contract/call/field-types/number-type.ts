import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

const shape = /^(?:[+-]?\d{1,15}(?:\.\d{1,15})?)?$/
const message = 'Must be a number'

/** A decimal number. Null if there is none. */
export const number: FieldType<{ readonly kind: 'number' }, number | null> = {
  schema: () =>
    z.codec(
      z.union([z.number(), z.string().regex(shape, message), z.null()], message),
      z.number().nullable(),
      {
        decode: (value) => (value === '' || value === null ? null : Number(value)),
        encode: (value) => value,
      },
    ),
  empty: () => null,
}
