import { type EntityDefinition, editorial } from './entity.ts'

/** What the definitions of values share of which the site has one each, and which everybody sees. */
export const singleValue = {
  order: { by: 'created', newest: 'last' },
  search: [],
  ...editorial,
} as const satisfies Partial<EntityDefinition>
