import { type RawBuilder, sql } from 'kysely'
import { titleFieldNameOf } from '#contract/call/entity.ts'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { type ItemFacets, itemEntity } from '#contract/item/item.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import { type ContentReader, visibleInSmallSetCondition } from '#server/base/reader/visible.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'
import { filterFieldsOf } from './filters.ts'

type Condition = RawBuilder<boolean>

interface Counted {
  readonly value: string
  readonly count: number
}

const byCount = (one: Counted, other: Counted): number =>
  other.count - one.count || (one.value < other.value ? -1 : 1)

/** The items of a list. */
export interface CountedItems {
  readonly condition: Condition
  /** Whether these are all items of the collection that the reader may see. */
  readonly isWhole: boolean
}

/**
 * Selects the items of a list first. Otherwise PostgreSQL may join in the wrong order while it has no statistics,
 * which takes minutes instead of milliseconds.
 */
const withChosen = (condition: Condition): RawBuilder<unknown> =>
  sql`with "chosen" as materialized (select "_id" from "item" where ${condition})`

/** Counts the values of all items of a collection with an index, minus those of the items that are not in the list. */
const countValuesOfWhole = (id: string, fields: RawBuilder<unknown>, condition: Condition) => sql<{
  field: string
  value: string
  count: number | string
}>`
  ${withChosen(sql`"collectionId" = ${id} and not ${condition}`)}
  select "field", "value", sum("items") as "count" from (
    select "field", "value", count(*) as "items" from "itemValue"
    where "collectionId" = ${id} and "field" in (${fields}) group by "field", "value"
    union all
    select "field", "value", -count(*) as "items" from "chosen" cross join "itemValue"
    where "itemId" = "chosen"."_id" and "field" in (${fields}) group by "field", "value"
  ) as "counted" group by "field", "value" having sum("items") > 0`

const countValuesOfSome = (fields: RawBuilder<unknown>, condition: Condition) => sql<{
  field: string
  value: string
  count: number | string
}>`
  ${withChosen(condition)}
  select "field", "value", count(*) as "count" from "chosen" cross join "itemValue"
  where "itemId" = "chosen"."_id" and "field" in (${fields}) group by "field", "value"`

const countValues = async (
  queries: Queries,
  { _id }: ItemDefinition,
  fields: readonly CollectionField[],
  { condition, isWhole }: CountedItems,
): Promise<Map<string, Counted[]>> => {
  if (fields.length === 0) return new Map()
  const ids = sql.join(fields.map(({ id }) => id))
  const count = isWhole
    ? countValuesOfWhole(_id, ids, condition)
    : countValuesOfSome(ids, condition)
  const { rows } = await count.execute(queries)
  const counted = rows.map((row) => ({ ...row, count: Number(row.count) }))
  return Map.groupBy(counted, ({ field }) => field)
}

const countReferences = async (
  queries: Queries,
  reader: ContentReader,
  { id, type }: CollectionField,
  condition: Condition,
) => {
  const list = isReferenceFieldType(type) ? itemEntity.fields[type] : undefined
  const definition = list && entityDefinitionOf(list.to)
  const title = definition && titleFieldNameOf(definition)
  if (!list || !title) return []
  const { to, table, member } = list
  const { rows } = await sql<{ _id: string; count: number | string }>`
    ${withChosen(condition)}
    select ${sql.ref(member)} as "_id", count(*) as "count" from "chosen" cross join ${sql.table(table)}
    where "itemId" = "chosen"."_id" and "field" = ${id} group by ${sql.ref(member)}`.execute(
    queries,
  )
  const counts = new Map(rows.map(({ _id, count }) => [_id, Number(count)]))
  if (counts.size === 0) return []
  const named = await sql<Record<string, string> & { _id: string }>`
    select "_id", ${sql.ref(title)} from ${sql.table(to)}
    where "_id" in (${sql.join([...counts.keys()])}) and ${visibleInSmallSetCondition(reader, to)}`.execute(
    queries,
  )
  const translated = await translateRows(queries, reader, to, named.rows)
  return translated
    .map((row) => ({ value: row._id, label: row[title] ?? '', count: counts.get(row._id) ?? 0 }))
    .toSorted(byCount)
}

const byYear = (counted: readonly Counted[]) => {
  const years = Map.groupBy(counted, ({ value }) => value.slice(0, 4))
  return Array.from(years, ([value, those]) => ({
    value,
    label: value,
    count: those.reduce((sum, { count }) => sum + count, 0),
  })).toSorted((one, other) => (one.value < other.value ? 1 : -1))
}

const labelled = ({ type, options, unit }: CollectionField, counted: readonly Counted[]) => {
  if (type === 'date') return byYear(counted)
  if (type === 'number')
    return counted
      .map(({ value, count }) => ({ value, label: unit ? `${value} ${unit}` : value, count }))
      .toSorted((one, other) => Number(one.value) - Number(other.value))
  if (type === 'flag') return counted.map(({ count, value }) => ({ value, label: value, count }))
  return options.flatMap(({ key, label }) => {
    const count = counted.find(({ value }) => value === key)?.count ?? 0
    return count > 0 ? [{ value: key, label, count }] : []
  })
}

/** Counts the items of a list by their years. Those without a date have an empty one. */
const countItemsByYear = async (queries: Queries, condition: Condition): Promise<Counted[]> => {
  const { rows } = await sql<{ value: string; count: number | string }>`
    select substr("date", 1, 4) as "value", count(*) as "count" from "item"
    where ${condition} group by 1`.execute(queries)
  return rows.map(({ value, count }) => ({ value, count: Number(count) }))
}

/** Counts the items of a list, and among them the values of the filters of the collection. */
export const countItemFacets = async (
  queries: Queries,
  reader: ContentReader,
  collection: ItemDefinition,
  counted: CountedItems,
): Promise<{ total: number; facets: ItemFacets }> => {
  const { condition } = counted
  const fields = filterFieldsOf(collection)
  const references = fields.filter(({ type }) => isReferenceFieldType(type))
  const stored = fields.filter((field) => !references.includes(field))
  // PostgreSQL counts all of them at the same time.
  const [years, values, ...named] = await Promise.all([
    countItemsByYear(queries, condition),
    countValues(queries, collection, stored, counted),
    ...references.map((field) => countReferences(queries, reader, field, condition)),
  ])
  const facets: Record<string, ItemFacets[string]> = {}
  if (collection.dates !== 'none') facets.year = byYear(years.filter(({ value }) => value !== ''))
  for (const field of fields)
    facets[field.key] =
      named[references.indexOf(field)] ?? labelled(field, values.get(field.id) ?? [])
  return { total: years.reduce((sum, { count }) => sum + count, 0), facets }
}
