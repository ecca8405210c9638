import type { EntityDefinition, EntityFeedOptions } from '#contract/call/entity.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'

/** An entity whose new entries appear in feeds. */
export type FeedEntityDefinition = EntityDefinition & { readonly news: EntityFeedOptions }

export const feedEntityDefinitions: readonly FeedEntityDefinition[] = entityDefinitions.flatMap(
  (definition) => (definition.news ? [{ ...definition, news: definition.news }] : []),
)

/** Finds the entities for the feed of a parent entity, each with the field that references the parent. */
export const findFeedEntitiesReferencing = (
  entity: string,
): readonly (readonly [definition: FeedEntityDefinition, field: string])[] =>
  feedEntityDefinitions.flatMap((definition) => {
    const { name: table, fields, news } = definition
    const leading = [parentColumnOf(table)?.column, ...(news.alsoIn ?? [])]
    const found = Object.entries(fields).find(
      ([name, field]) => 'to' in field && field.to === entity && leading.includes(name),
    )
    return found ? [[definition, found[0]] as const] : []
  })
