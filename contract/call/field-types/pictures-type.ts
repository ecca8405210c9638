import { z } from '../zod.ts'
import type { FieldType, ListTable } from './field-type.ts'
import { mediaUrlSchema } from './picture-type.ts'

interface PicturesField extends ListTable {
  readonly kind: 'pictures'
  readonly sentAs: string
}

export const pictures: FieldType<PicturesField, readonly string[]> = {
  schema: () =>
    z.array(mediaUrlSchema, 'Must be a list of addresses').max(1_000, 'At most 1,000 pictures'),
  empty: () => [],
  isRows: true,
}
