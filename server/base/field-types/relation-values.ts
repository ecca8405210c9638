import type { FieldValues } from './field-values.ts'

export const relation: FieldValues = { toColumn: (id) => String(id) || null }
