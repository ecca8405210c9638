import type { FieldValues } from './field-values.ts'

/** A value without any special behaviour, or rows of a join table. */
export const stored: FieldValues = {}
