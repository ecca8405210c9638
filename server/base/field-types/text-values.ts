import type { FieldTypeBehavior } from './field-values.ts'
import { plainTextBehavior } from './plain-values.ts'

export const text: FieldTypeBehavior = { ...plainTextBehavior, isProse: true }
