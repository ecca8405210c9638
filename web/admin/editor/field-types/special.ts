import type { FieldType } from './field-type.ts'

/** A field for which each form has a control of its own. */
export const special: FieldType = {}
