import type { FieldValues } from './field-values.ts'
import { plain } from './plain-values.ts'

export const text: FieldValues = { ...plain, isProse: true }
