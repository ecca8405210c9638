import type { FieldValues } from './field-values.ts'

export const flag: FieldValues = { toColumn: Number, fromColumn: (column) => column === 1 }
