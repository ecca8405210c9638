import type { FieldType } from './field-type.ts'
import { plain } from './plain.ts'

export const text: FieldType = { ...plain, isProse: true }
