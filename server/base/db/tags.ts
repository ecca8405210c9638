import type { Change } from './changes.ts'

/** Names what was read or changed: a kind of entity (`post`), one entity (`post:ID`), or that there is any. */
export type Tag = string

/** The tag that every change touches. */
export const anything: Tag = '*'

/** Names whether there are entities of a kind for visitors to see. */
export const presenceOf = (entity: string): Tag => `any ${entity}`

/** The kind under which changes of an entity's translations into a language are announced. */
export const inLanguage = (entity: string, lang: string): string => `${entity} in ${lang}`

/** The tags that changes touch. */
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
