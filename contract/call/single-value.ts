import { type EntityDefinition, editorial } from './entity.ts'

/** Defaults of public entities with exactly one entry. */
export const singleValue = {
  order: { by: 'created', newest: 'last' },
  search: [],
  ...editorial,
} as const satisfies Partial<EntityDefinition>
