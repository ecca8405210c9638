import type { FieldType } from './field-type.ts'

export const relation: FieldType = { toColumn: (id) => String(id) || null }
