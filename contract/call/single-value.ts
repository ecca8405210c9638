import { type EntityDefinition, editorialEntityDefaults } from './entity.ts'

/**
 * Default properties for definitions of public entities with exactly one entry, such as the brand.
 */
export const singletonEntityDefaults = {
  order: { by: 'created', newest: 'last' },
  search: [],
  ...editorialEntityDefaults,
} as const satisfies Partial<EntityDefinition>
