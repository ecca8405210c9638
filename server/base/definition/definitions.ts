import type { EntityDefinition } from '#contract/call/entity.ts'
import { entities } from '#contract/lifecycle/entities.ts'

/** The definitions of all entities. */
export const definitions: readonly EntityDefinition[] = entities

/** The definition of an entity; undefined where there is none of that name. */
export const definitionOf = (entity: string): EntityDefinition | undefined =>
  definitions.find(({ name }) => name === entity)
