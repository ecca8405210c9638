import type { FieldValues } from './field-values.ts'
import { plainValues } from './plain-values.ts'

export const text: FieldValues = { ...plainValues, isProse: true }
