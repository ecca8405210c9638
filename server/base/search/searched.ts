import type { EntityDefinition, SearchOptions } from '#contract/call/entity.ts'
import { entryPages, type SearchKind, searchKinds } from '#contract/entry-pages.ts'
import { definitions } from '#server/base/definition/definitions.ts'

export type Searched = EntityDefinition & {
  readonly kind: SearchKind
  readonly found: SearchOptions
}

const definitionOf = (kind: SearchKind): Searched => {
  const definition = definitions.find(({ page }) => page === entryPages[kind])
  if (!definition?.found) throw new Error(`No definition says how a ${kind} is found`)
  return { ...definition, kind, found: definition.found }
}

export const searched: readonly Searched[] = searchKinds.map(definitionOf)

export const namesOf = (kinds: readonly Pick<Searched, 'name'>[]): string[] =>
  kinds.map(({ name }) => name)
