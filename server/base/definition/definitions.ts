import type { EntityDefinition } from '#contract/call/entity.ts'
import { allEntityDefinitions } from '#contract/lifecycle/entities.ts'

export const entityDefinitions: readonly EntityDefinition[] = allEntityDefinitions

export const entityDefinitionOf = (entity: string): EntityDefinition | undefined =>
  entityDefinitions.find(({ name }) => name === entity)
