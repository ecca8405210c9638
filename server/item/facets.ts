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

const countValues = async (
  queries: Queries,
  { _id }: ItemDefinition,
  fields: readonly CollectionField[],
  condition: Condition,
): Promise<Map<string, Counted[]>> => {
  if (fields.length === 0) return new Map()
  const { rows } = await sql<{ field: string; value: string; count: number | string }>`
    select listed."field", listed."value", count(*) as "count" from "itemValue" as listed
    inner join "item" on "item"."_id" = listed."itemId"
    where listed."collectionId" = ${_id} and listed."field" in (${sql.join(fields.map(({ id }) => id))})
      and ${condition}
    group by listed."field", listed."value"`.execute(queries)
  const counted = rows.map(({ field, value, count }) => ({ field, value, count: Number(count) }))
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
  // An item refers to other items, so these need a name of their own.
  const { rows } = await sql<{ _id: string; count: number | string }>`
    select listed.${sql.ref(member)} as "_id", count(*) as "count" from ${sql.table(table)} as listed
    inner join "item" on "item"."_id" = listed."itemId"
    where listed."field" = ${id} and ${condition} group by listed.${sql.ref(member)}`.execute(
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
      .map((each) => ({ ...each, label: unit ? `${each.value} ${unit}` : each.value }))
      .toSorted((one, other) => Number(one.value) - Number(other.value))
  if (type === 'flag') return counted.map(({ count, value }) => ({ value, label: value, count }))
  return options.flatMap(({ key, label }) => {
    const count = counted.find(({ value }) => value === key)?.count ?? 0
    return count > 0 ? [{ value: key, label, count }] : []
  })
}

const countYears = async (queries: Queries, condition: Condition) => {
  const { rows } = await sql<{ value: string; count: number | string }>`
    select substr("date", 1, 4) as "value", count(*) as "count" from "item"
    where ${condition} and "date" <> '' group by 1`.execute(queries)
  return byYear(rows.map(({ value, count }) => ({ value, count: Number(count) })))
}

/** Counts the values of the filters of a collection among the items that meet a condition. */
export const countItemFacets = async (
  queries: Queries,
  reader: ContentReader,
  collection: ItemDefinition,
  condition: Condition,
): Promise<ItemFacets> => {
  const fields = filterFieldsOf(collection)
  const stored = fields.filter(({ type }) => !isReferenceFieldType(type))
  const counted = await countValues(queries, collection, stored, condition)
  const facets: Record<string, ItemFacets[string]> = {}
  if (collection.dates !== 'none') facets.year = await countYears(queries, condition)
  for (const field of fields)
    facets[field.key] = isReferenceFieldType(field.type)
      ? await countReferences(queries, reader, field, condition)
      : labelled(field, counted.get(field.id) ?? []).map(({ value, label, count }) => ({
          value,
          label,
          count,
        }))
  return facets
}
