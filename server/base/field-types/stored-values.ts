import type { FieldValues } from './field-values.ts'

/** A value of which nothing but the text of its column is known, or rows of a table. */
export const stored: FieldValues = {}
