import type { Collection } from '#contract/collection/collection.ts'
import type { CollectionField } from '#contract/collection/collection-field.ts'
import type { Item, ItemFacets } from '#contract/item/item.ts'
import type { ItemFilterKeys, StaticCollectionFiles } from '#contract/static/answers.ts'
import type { ItemListClient } from '#web/site/collection/load-list.ts'
import { type LoadStaticFile, successReply } from './load.ts'

type Ask = ItemListClient['item']['items']
type Filters = NonNullable<Parameters<Ask>[0]>
type Choice = ItemFacets[string][number]

const references = {
  person: 'people',
  project: 'projects',
  publication: 'publications',
  grant: 'grants',
  item: 'items',
} as const
const referenceNames = ['person', 'project', 'publication', 'grant', 'item'] as const

const valuesAt = ({ values }: ItemFilterKeys, key: string, at: number): readonly string[] =>
  values[key]?.[at] ?? []

const hasValue = (
  keys: ItemFilterKeys,
  { key, type }: CollectionField,
  at: number,
  wanted: string,
): boolean => {
  const values = valuesAt(keys, key, at)
  if (type === 'flag' && wanted === 'false') return !values.includes('true')
  return values.some((value) => (type === 'date' ? value.startsWith(wanted) : value === wanted))
}

const passes = (
  keys: ItemFilterKeys,
  { fields }: Collection,
  { year, where = {}, ...filters }: Filters,
  at: number,
): boolean =>
  (!year || (keys.dates[at] ?? '').startsWith(year)) &&
  Object.entries(where).every(([key, wanted]) => {
    const field = fields.find((each) => each.key === key)
    return field !== undefined && hasValue(keys, field, at, String(wanted))
  }) &&
  referenceNames.every((name) => {
    const id = filters[name]
    const ofType = fields.filter(({ type }) => type === references[name])
    return !id || ofType.some(({ key }) => valuesAt(keys, key, at).includes(id))
  })

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const count = (lists: readonly (readonly string[])[], labelOf = (value: string) => value) => {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const value of new Set(list)) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Array.from(
    counts,
    ([value, times]): Choice => ({ value, label: labelOf(value), count: times }),
  )
}

const newestFirst = (one: Choice, other: Choice): number => compare(other.value, one.value)

const choicesOf = (
  keys: ItemFilterKeys,
  { key, type, options, unit }: CollectionField,
  found: readonly number[],
): Choice[] => {
  const lists = found.map((at) => valuesAt(keys, key, at))
  if (type === 'choice') {
    const counted = count(lists)
    return options.flatMap((option) =>
      counted
        .filter(({ value }) => value === option.key)
        .map((each) => ({ ...each, label: option.label })),
    )
  }
  if (type === 'date')
    return count(lists.map((list) => list.map((date) => date.slice(0, 4)))).toSorted(newestFirst)
  if (type === 'number')
    return count(lists, (value) => (unit ? `${value} ${unit}` : value)).toSorted(
      (one, other) => Number(one.value) - Number(other.value),
    )
  if (type === 'flag') return count(lists)
  return count(lists, (id) => keys.names[id] ?? id).toSorted(
    (one, other) => other.count - one.count || compare(one.value, other.value),
  )
}

const facetsOf = (
  keys: ItemFilterKeys,
  { fields, filters, dates }: Collection,
  found: readonly number[],
): ItemFacets => ({
  ...(dates !== 'none' && {
    year: count(found.map((at) => [(keys.dates[at] ?? '').slice(0, 4)])).toSorted(newestFirst),
  }),
  ...Object.fromEntries(
    fields
      .filter(({ key }) => filters.includes(key))
      .map((field) => [field.key, choicesOf(keys, field, found)]),
  ),
})

/** Implements the list of a collection in the browser, using the files of a static copy. */
export const createStaticItemApi = (
  load: LoadStaticFile,
  { collection, keys: file, parts, inPart }: StaticCollectionFiles,
  find: (words: string) => Promise<ReadonlySet<number>>,
): ItemListClient => ({
  item: {
    items: async ({ limit = inPart, offset = 0, q, ...filters } = {}) => {
      const keys = await load<ItemFilterKeys>(file)
      const held = q ? await find(q) : null
      const found = [...keys.ids.keys()].filter(
        (at) => passes(keys, collection, filters, at) && (held?.has(keys.pages[at] ?? -1) ?? true),
      )
      const items = await Promise.all(
        found.slice(offset, offset + limit).map(async (at) => {
          const part = await load<readonly Item[]>(parts[Math.floor(at / inPart)] ?? '')
          return part[at % inPart]
        }),
      )
      return {
        ...successReply,
        items: items.flatMap((item) => item ?? []),
        total: found.length,
        facets: facetsOf(keys, collection, found),
      }
    },
  },
})
