import type { FieldTypeBehavior } from './field-values.ts'

export const relation: FieldTypeBehavior = { toColumn: (id) => String(id) || null }
