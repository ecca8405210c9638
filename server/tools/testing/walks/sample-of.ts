import type { EntityDefinition } from '#contract/call/entity.ts'
import { isListTableField } from '#contract/call/field-types/any-field.ts'

/** Returns a sample value for a field by its kind. Throws for kinds with a special format. */
export const sampleValueOf = ({ name, fields }: EntityDefinition, key: string): unknown => {
  const field = fields[key]
  switch (field?.kind) {
    case 'title':
    case 'text':
    case 'markdown':
      return `New ${key}`
    case 'date':
      return '2031-02-03'
    case 'link':
      return 'https://new.example'
    case 'flag':
      return true
    case 'choice':
      return field.of.at(-1)
    default:
      throw new Error(
        `${isListTableField(field) ? 'The list' : 'The field'} ${key} of ${name} needs a value`,
      )
  }
}
