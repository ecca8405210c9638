import type { EntityDefinition, Found } from '#contract/call/entity.ts'
import { searchKinds } from '#contract/call/search-kinds.ts'
import { definitions } from '#server/base/definition/definitions.ts'

/** An entity whose entries can be found. */
export type Searched = EntityDefinition & { readonly found: Found }

const isSearched = (definition: EntityDefinition): definition is Searched =>
  definition.found !== undefined

/** Every such entity, in the order in which kinds are shown. */
export const searched: readonly Searched[] = definitions
  .filter(isSearched)
  .toSorted((one, other) => searchKinds.indexOf(one.found.as) - searchKinds.indexOf(other.found.as))

/** Their names, as the index knows them. */
export const namesOf = (kinds: readonly Pick<Searched, 'name'>[]): string[] =>
  kinds.map(({ name }) => name)
