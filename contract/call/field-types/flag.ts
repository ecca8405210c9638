import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

interface FlagField {
  readonly kind: 'flag'
}

/** Yes or no, stored as 0 or 1. */
export const flag: FieldType<FlagField, number> = {
  schema: () => z.boolean('Must be true or false'),
  empty: () => 0,
}
