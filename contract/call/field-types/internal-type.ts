import { textSchema } from '../fields.ts'
import type { FieldType } from './field-type.ts'

interface InternalField {
  readonly kind: 'internal'
  /** Field whose normalized text this is. It is unique among entries. */
  readonly keyOf?: string
  /** Set if `keyOf` is an email address. Its key only ignores case, and several entries may have the same. */
  readonly isOf?: 'email'
}

export const internal: FieldType<InternalField> = {
  schema: () => textSchema(200).regex(/^[\w:.+-]*$/, 'Must be a key of letters and digits'),
  empty: () => '',
  isHidden: true,
  isDerived: ({ keyOf }) => keyOf !== undefined,
}
