import type { EntityDefinition } from '#contract/call/entity.ts'
import { entities } from '#contract/lifecycle/entities.ts'

/** Every entity, for what treats them all alike. */
export const definitions: readonly EntityDefinition[] = entities

/** The definition of an entity; undefined where there is none of that name. */
export const definitionOf = (entity: string): EntityDefinition | undefined =>
  definitions.find(({ name }) => name === entity)
