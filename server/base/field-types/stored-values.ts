import type { FieldValues } from './field-values.ts'

export const stored: FieldValues = {}
