import type { FieldTypeBehavior } from './field-values.ts'

export const flag: FieldTypeBehavior = { toColumn: Number, fromColumn: (column) => column === 1 }
