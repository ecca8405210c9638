import { type RawBuilder, sql } from 'kysely'
import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { ItemOrder } from '#contract/collection/collection.ts'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { type ItemFilters, itemEntity } from '#contract/item/item.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  filterIdsMatchingSearch,
  type ListQueryOptions,
  splitIntoSearchWords,
} from '#server/base/db/list.ts'
import {
  type ContentReader,
  listStatusCondition,
  visibleInSmallSetCondition,
} from '#server/base/reader/visible.ts'
import { withSearchMatches } from '#server/base/search/also-found.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'
import { decodeFilterValue, filterFieldsOf } from './filters.ts'

type Condition = RawBuilder<boolean>

const and = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`

/** Filters of lists that name an entry, with the field of items that refers to such entries. */
export const referenceFilters = {
  person: 'people',
  project: 'projects',
  publication: 'publications',
  grant: 'grants',
  item: 'items',
} as const

export type ReferenceFilter = keyof typeof referenceFilters

const isReferenceFilter = (name: string): name is ReferenceFilter =>
  Object.hasOwn(referenceFilters, name)

export const referenceFilterNames: readonly ReferenceFilter[] =
  Object.keys(referenceFilters).filter(isReferenceFilter)

/** Condition of items that refer to an entry. No item does so to an entry that the reader must not see. */
export const refersTo = (
  reader: ContentReader,
  type: keyof typeof itemEntity.fields,
  id: string,
  field?: string,
): Condition => {
  const list = itemEntity.fields[type]
  if (list.kind !== 'relations') throw new TypeError(`${type} has no references`)
  const { table, member, to } = list
  const inField = field === undefined ? sql`` : sql`and listed."field" = ${field}`
  return sql<boolean>`"item"."_id" in (select listed."itemId" from ${sql.table(table)} as listed
    where ${sql.ref(`listed.${member}`)} = ${id} ${inField} and exists (select 1 from ${sql.table(to)}
      where ${sql.ref(`${to}._id`)} = ${id} and ${visibleInSmallSetCondition(reader, to)}))`
}

const hasValue = (
  collectionId: string,
  { id, type }: CollectionField,
  value: string,
): Condition => {
  // A year or a month includes all its days.
  const isValue =
    type === 'date'
      ? sql`"value" >= ${value} and "value" < ${`${value}~`}`
      : sql`"value" = ${value}`
  // `is true` makes both databases read the values once, in whatever order PostgreSQL would join without statistics.
  const has = sql<boolean>`("item"."_id" in (select "itemId" from "itemValue"
    where "collectionId" = ${collectionId} and "field" = ${id} and ${isValue})) is true`
  return type === 'flag' && value === 'false' ? isNot(collectionId, id) : has
}

const isNot = (collectionId: string, field: string): Condition =>
  sql<boolean>`"item"."_id" not in (select "itemId" from "itemValue"
    where "collectionId" = ${collectionId} and "field" = ${field} and "value" = 'true')`

/** Returns the conditions of `where`. Throws 400 for keys that lists cannot be filtered by. */
const whereConditions = (
  reader: ContentReader,
  collection: ItemDefinition,
  where: Readonly<Record<string, unknown>>,
): Condition[] =>
  Object.entries(where).map(([key, given]) => {
    const field = filterFieldsOf(collection).find((each) => each.key === key)
    if (field === undefined)
      throw createInvalidInputError([
        { path: `where.${key}`, message: `Lists cannot be filtered by “${key.slice(0, 60)}”` },
      ])
    const values = [given].flat().map((each) => decodeFilterValue(field, each))
    if (values.length === 0) return sql<boolean>`1 = 0`
    const any = values.map((value) =>
      isReferenceFieldType(field.type)
        ? refersTo(reader, field.type, value, field.id)
        : hasValue(collection._id, field, value),
    )
    return sql<boolean>`(${sql.join(any, sql` or `)})`
  })

/** Conditions that exclude items that are over, in collections whose lists hide them. */
const hidesPast = (collection: ItemDefinition | undefined, today: string): Condition[] => {
  const isComing = sql<boolean>`"item"."lastDay" >= ${today}`
  if (collection) return collection.past === 'hidden' ? [isComing] : []
  return [
    sql<boolean>`(${isComing} or exists (select 1 from "collection"
      where "collection"."_id" = "item"."collectionId" and "collection"."past" <> 'hidden'))`,
  ]
}

/** Condition of the items of a list without search. */
export const listCondition = (
  reader: ContentReader,
  collection: ItemDefinition | undefined,
  filters: ItemFilters,
  today: string,
): Condition => {
  const { year, where = {} } = filters
  return and([
    listStatusCondition(reader, itemEntity.name),
    ...(collection
      ? [
          sql<boolean>`"item"."collectionId" = ${collection._id}`,
          ...whereConditions(reader, collection, where),
        ]
      : []),
    ...(reader.seesAll ? [] : hidesPast(collection, today)),
    ...(year ? [sql<boolean>`"item"."date" >= ${year} and "item"."date" < ${`${year}~`}`] : []),
    ...referenceFilterNames.flatMap((name) => {
      const id = filters[name]
      return id ? [refersTo(reader, referenceFilters[name], id)] : []
    }),
  ])
}

const orders: Readonly<Record<ItemOrder, RawBuilder<unknown>>> = {
  newest: sql`"item"."date" desc, "item"."_id" desc`,
  oldest: sql`"item"."date", "item"."_id"`,
  title: sql`"item"."sortTitle", "item"."_id"`,
  position: sql`"item"."position", "item"."_id" desc`,
}

interface Slice {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Coming items first, the next one on top, then those that are over. */
const readComingFirst = async (
  queries: Queries,
  condition: Condition,
  by: RawBuilder<unknown>,
  today: string,
  { limit, offset = 0 }: Slice,
): Promise<string[]> => {
  const read = async (isPast: Condition, order: RawBuilder<unknown>, slice: Slice) =>
    readIds(queries, and([condition, isPast]), order, slice)
  const coming = sql<boolean>`"item"."lastDay" >= ${today}`
  const over = sql<boolean>`"item"."lastDay" < ${today}`
  const end = limit === undefined ? undefined : offset + limit
  const first = await read(coming, sql`"item"."lastDay", "item"."date", "item"."_id"`, {
    limit: end,
  })
  const rest = end === undefined ? {} : { limit: end - first.length }
  const later = end === undefined || first.length < end ? await read(over, by, rest) : []
  return [...first, ...later].slice(offset)
}

const readIds = async (
  queries: Queries,
  condition: Condition,
  by: RawBuilder<unknown>,
  { limit, offset }: Slice,
): Promise<string[]> => {
  const isAll = limit === undefined && offset === undefined
  const part = isAll ? sql`` : sql`limit ${limit ?? 1_000_000_000} offset ${offset ?? 0}`
  const { rows } = await sql<{ _id: string }>`select "_id" from "item"
    where ${condition} order by ${by} ${part}`.execute(queries)
  return rows.map(({ _id }) => _id)
}

/** Returns the ids of one part of a list, and of all items of the list if it is searched. */
export const listItemIds = async (
  queries: Queries,
  collection: ItemDefinition | undefined,
  condition: Condition,
  {
    sort = collection?.order ?? 'newest',
    search,
    ...slice
  }: Slice & {
    readonly sort?: ItemOrder | undefined
    readonly search?: string | undefined
  },
  today: string,
): Promise<{ ids: string[]; all?: string[] }> => {
  const by = orders[sort]
  const read = (wanted: Slice) =>
    collection?.past === 'below' && collection.dates !== 'none'
      ? readComingFirst(queries, condition, by, today, wanted)
      : readIds(queries, condition, by, wanted)
  const words = splitIntoSearchWords(search)
  if (words.length === 0) return { ids: await read(slice) }
  const wanted: ListQueryOptions = { search }
  const searched = {
    ...(await withSearchMatches(queries, itemEntity.name, wanted)),
    columns: itemEntity.search,
    words,
  }
  const all = await filterIdsMatchingSearch(queries, itemEntity.name, await read({}), searched)
  const { limit, offset = 0 } = slice
  return { all, ids: all.slice(offset, limit === undefined ? undefined : offset + limit) }
}
