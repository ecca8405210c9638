import type { EntityDefinition } from '#contract/call/entity.ts'

/** Returns the name under which calls take a field of an entry. */
export const sentAs = ({ fields }: EntityDefinition, name: string): string => {
  const field = fields[name]
  return (field && 'sentAs' in field && field.sentAs) || name
}
