import type { ContentPart, ContentPicture, ContentValue } from '#contract/content/group.ts'

/** Whether a value is a list of entries. */
export const isEntries = (value: ContentValue): value is readonly ContentPart[] =>
  Array.isArray(value)

/** Whether a value is a picture with its alternative text. */
export const isPicture = (value: ContentValue): value is ContentPicture =>
  typeof value === 'object' && 'picture' in value

/** Whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
