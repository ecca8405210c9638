import type { PageFilterKind } from '#contract/call/entry-page.ts'

/** Filters of the list of every collection, besides the keys of its own fields. */
export const commonItemFilters = {
  q: 'text',
  year: 'year',
  person: 'id',
  project: 'id',
  publication: 'id',
  grant: 'id',
  item: 'id',
} as const satisfies Readonly<Record<string, PageFilterKind>>

/** Returns the query parameters by which the list of a collection can be filtered. */
export const itemFilterKinds = (
  keys: readonly string[],
): Readonly<Record<string, PageFilterKind>> => ({
  ...Object.fromEntries(keys.map((key) => [key, 'text' as const])),
  ...commonItemFilters,
})
