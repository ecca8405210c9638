import { type EntityDefinition, editorialEntityDefaults } from './entity.ts'

/** Defaults of public entities with exactly one entry. */
export const singletonEntityDefaults = {
  order: { by: 'created', newest: 'last' },
  search: [],
  ...editorialEntityDefaults,
} as const satisfies Partial<EntityDefinition>
