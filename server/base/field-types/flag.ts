import type { FieldType } from './field-type.ts'

export const flag: FieldType = { toColumn: Number, fromColumn: (column) => column === 1 }
