import type { FieldControl } from './field-control.ts'

/** For fields that have a different control in each form. */
export const formSpecificControl: FieldControl = {}
