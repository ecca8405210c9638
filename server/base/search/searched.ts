import type { EntityDefinition, EntitySearchOptions } from '#contract/call/entity.ts'
import { entryPages, type SearchResultKind, searchResultKinds } from '#contract/entry-pages.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'

export type SearchableDefinition = EntityDefinition & {
  readonly kind: SearchResultKind
  readonly found: EntitySearchOptions
}

const definitionOf = (kind: SearchResultKind): SearchableDefinition => {
  const definition = entityDefinitions.find(({ page }) => page === entryPages[kind])
  if (!definition?.found) throw new Error(`No definition says how a ${kind} is found`)
  return { ...definition, kind, found: definition.found }
}

export const searchableDefinitions: readonly SearchableDefinition[] =
  searchResultKinds.map(definitionOf)

export const namesOfDefinitions = (
  kinds: readonly Pick<SearchableDefinition, 'name'>[],
): string[] => kinds.map(({ name }) => name)
