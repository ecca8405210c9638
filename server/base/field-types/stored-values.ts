import type { FieldValues } from './field-values.ts'

export const storedValues: FieldValues = {}
