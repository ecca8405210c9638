import { z } from '../zod.ts'
import type { FieldType } from './field-type.ts'

export const flag: FieldType<{ readonly kind: 'flag' }, number> = {
  schema: () => z.boolean('Must be true or false'),
  empty: () => 0,
}
