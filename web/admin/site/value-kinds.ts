import type { ContentListItem, ContentPicture, ContentValue } from '#contract/content/group.ts'

export const isContentList = (value: ContentValue): value is readonly ContentListItem[] =>
  Array.isArray(value)

export const isContentPicture = (value: ContentValue): value is ContentPicture =>
  typeof value === 'object' && 'picture' in value

/** Whether two values have the same JSON. */
export const hasSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
