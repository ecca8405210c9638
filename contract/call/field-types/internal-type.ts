import { textSchema } from '../fields.ts'
import type { FieldType } from './field-type.ts'

interface InternalField {
  readonly kind: 'internal'
  /**
   * Name of the field from whose text this key is computed. Two entries cannot have the same key.
   */
  readonly keyOf?: string
  /**
   * Set if `keyOf` names an email field. The key is then the email in lower case, and several
   * entries may have the same key.
   */
  readonly isOf?: 'email'
  /** Whether the store of the entity computes the column, also after imports. */
  readonly computed?: true
}

export const internal: FieldType<InternalField> = {
  schema: () => textSchema(200).regex(/^[\w:.+-]*$/, 'Must be a key of letters and digits'),
  empty: () => '',
  isHidden: true,
  isDerived: ({ keyOf, computed = false }) => keyOf !== undefined || computed,
}
