import { type EntityDefinition, editorialDefaults } from './entity.ts'

/** Defaults of public entities with exactly one entry. */
export const singleValueDefaults = {
  order: { by: 'created', newest: 'last' },
  search: [],
  ...editorialDefaults,
} as const satisfies Partial<EntityDefinition>
