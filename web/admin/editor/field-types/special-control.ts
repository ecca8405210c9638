import type { FieldControl } from './field-control.ts'

/** Empty, for fields whose control each form provides itself. */
export const formSpecificControl: FieldControl = {}
