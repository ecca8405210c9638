import type { Change } from './changes.ts'

/** Names what was read or changed: a kind of entity (`post`), or one entity (`post:ID`). */
export type Tag = string

/** The tag that every change touches. */
export const anything: Tag = '*'

/** The tags that changes touch. */
export const tagsOf = (changes: readonly Change[]): Set<Tag> =>
  new Set(
    changes.flatMap(({ entity, id, owner }) => [
      anything,
      entity,
      `${entity}:${id}`,
      ...(owner ? [`${owner.entity}:${owner.id}`] : []),
    ]),
  )
