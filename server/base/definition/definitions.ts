import type { EntityDefinition } from '#contract/call/entity.ts'
import { entities } from '#contract/lifecycle/entities.ts'

export const definitions: readonly EntityDefinition[] = entities

export const definitionOf = (entity: string): EntityDefinition | undefined =>
  definitions.find(({ name }) => name === entity)
