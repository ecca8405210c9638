import { text } from '../fields.ts'
import type { FieldType } from './field-type.ts'

interface InternalField {
  readonly kind: 'internal'
  /** The field of which it is the text as names are compared. No two entries have the same. */
  readonly keyOf?: string
  /** The key of an e-mail address folds its letter case only, and several entries may have the same. */
  readonly isOf?: 'email'
}

/** Stored but never sent: a hash, or a normalized text. */
export const internal: FieldType<InternalField> = {
  // Headers of responses and BibTeX files contain it.
  schema: () => text(200).regex(/^[\w:.+-]*$/, 'Must be a key of letters and digits'),
  empty: () => '',
  isHidden: true,
  isDerived: ({ keyOf }) => keyOf !== undefined,
}
