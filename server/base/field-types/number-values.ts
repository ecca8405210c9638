import type { FieldTypeBehavior } from './field-values.ts'

export const number: FieldTypeBehavior = {
  toColumn: (value) => (typeof value === 'number' ? value : null),
  searchTexts: (value) => [value],
}
