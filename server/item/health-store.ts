import { type RawBuilder, sql } from 'kysely'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { itemEntity } from '#contract/item/item.ts'
import { itemFormPath } from '#contract/item/item-form-path.ts'
import type { Queries } from '#server/base/db/database.ts'
import { unrestrictedReader } from '#server/base/reader/visible.ts'
import { readItemDefinitions } from '#server/collection/fields-store.ts'
import { missingValues } from './given-values.ts'
import { itemStore } from './store.ts'

const lacksValue = ({ id, type }: CollectionField): RawBuilder<boolean> => {
  if (!isReferenceFieldType(type)) return sql<boolean>`"item"."values" not like ${`%"${id}"%`}`
  const { table } = itemEntity.fields[type]
  return sql<boolean>`not exists (select 1 from ${sql.table(table)} as listed
    where listed."itemId" = "item"."_id" and listed."field" = ${id})`
}

/** Returns the condition of items that lack a value that their collection requires. */
export const lacksRequiredValue = async (queries: Queries): Promise<RawBuilder<boolean>> => {
  const all = await readItemDefinitions(queries)
  const lacking = all.flatMap(({ _id, fields }) => {
    // A flag without a value is false.
    const required = fields.filter(
      (each) => each.required && !each.archived && each.type !== 'flag',
    )
    if (required.length === 0) return []
    const any = sql.join(required.map(lacksValue), sql` or `)
    return [sql`("item"."collectionId" = ${_id} and (${any}))`]
  })
  return lacking.length > 0 ? sql<boolean>`(${sql.join(lacking, sql` or `)})` : sql<boolean>`1 = 0`
}

/** Returns the paths of the forms of items, by id of the item. */
export const readItemFormPaths = async (
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('item')
    .innerJoin('collection', 'collection._id', 'item.collectionId')
    .select(['item._id', 'collection.key'])
    .where('item._id', 'in', ids)
    .execute()
  return new Map(rows.map(({ _id, key }) => [_id, itemFormPath(key, _id)]))
}

/** Returns the labels of the required fields that items lack, by id of the item. */
export const readMissingLabels = async (
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => {
  if (ids.length === 0) return new Map()
  const definitions = await readItemDefinitions(queries)
  const items = await itemStore.read(queries, unrestrictedReader, sql.join(ids))
  return new Map(
    items.map(({ _id, collectionId, values }) => {
      const { fields = [] } = definitions.find((each) => each._id === collectionId) ?? {}
      const missing = new Set(missingValues({ fields }, values).map(({ path }) => path))
      return [
        _id,
        fields.filter(({ key }) => missing.has(`values.${key}`)).map(({ label }) => label),
      ]
    }),
  )
}
