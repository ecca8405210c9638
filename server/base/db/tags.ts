import type { EntryChange } from './changes.ts'

/**
 * A cache dependency: a kind of entity (`post`), one entry (`post:ID`), or whether any entry is
 * visible (`any post`).
 */
export type CacheTag = string

export const anyChangeTag: CacheTag = '*'

/** Returns the tag of responses that depend on whether visitors see any entry of a kind. */
export const presenceTagOf = (entity: string): CacheTag => `any ${entity}`

/** Returns the kind under which changes of an entity's translations into a language are published. */
export const translatedKindOf = (entity: string, lang: string): string => `${entity} in ${lang}`

export const cacheTagsOf = (changes: readonly EntryChange[]): Set<CacheTag> =>
  new Set(
    changes.flatMap(({ entity, id, action, visibilityChanged, owner }) => [
      anyChangeTag,
      entity,
      `${entity}:${id}`,
      ...(action === 'updated' && !visibilityChanged ? [] : [presenceTagOf(entity)]),
      ...(owner ? [`${owner.entity}:${owner.id}`] : []),
    ]),
  )
