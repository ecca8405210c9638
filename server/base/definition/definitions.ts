import type { EntityDefinition } from '#contract/call/entity.ts'
import { entities } from '#contract/lifecycle/entities.ts'

export const entityDefinitions: readonly EntityDefinition[] = entities

export const definitionOf = (entity: string): EntityDefinition | undefined =>
  entityDefinitions.find(({ name }) => name === entity)
