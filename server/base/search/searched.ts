import type { EntityDefinition, SearchOptions } from '#contract/call/entity.ts'
import { entryPages, type SearchKind, searchKinds } from '#contract/entry-pages.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'

export type SearchableDefinition = EntityDefinition & {
  readonly kind: SearchKind
  readonly found: SearchOptions
}

const definitionOf = (kind: SearchKind): SearchableDefinition => {
  const definition = entityDefinitions.find(({ page }) => page === entryPages[kind])
  if (!definition?.found) throw new Error(`No definition says how a ${kind} is found`)
  return { ...definition, kind, found: definition.found }
}

export const searchableDefinitions: readonly SearchableDefinition[] = searchKinds.map(definitionOf)

export const entityNamesOf = (kinds: readonly Pick<SearchableDefinition, 'name'>[]): string[] =>
  kinds.map(({ name }) => name)
