import type { FieldTypeBehavior } from './field-values.ts'

export const storedValues: FieldTypeBehavior = {}
