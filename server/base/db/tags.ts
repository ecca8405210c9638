import type { Change } from './changes.ts'

/**
 * A cache dependency: a kind of entity (`post`), one entry (`post:ID`), or whether any entry is
 * visible (`any post`).
 */
export type Tag = string

export const anything: Tag = '*'

/** Returns the tag for whether visitors see any entry of a kind. */
export const presenceOf = (entity: string): Tag => `any ${entity}`

/** Returns the kind for changes of an entity's translations into a language. */
export const inLanguage = (entity: string, lang: string): string => `${entity} in ${lang}`

export const tagsOf = (changes: readonly Change[]): Set<Tag> =>
  new Set(
    changes.flatMap(({ entity, id, action, visibilityChanged, owner }) => [
      anything,
      entity,
      `${entity}:${id}`,
      ...(action === 'updated' && !visibilityChanged ? [] : [presenceOf(entity)]),
      ...(owner ? [`${owner.entity}:${owner.id}`] : []),
    ]),
  )
