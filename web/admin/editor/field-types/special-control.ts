import type { FieldControl } from './field-control.ts'

/** A field for which each form has a control of its own. */
export const special: FieldControl = {}
