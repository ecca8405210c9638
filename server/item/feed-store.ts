import { sql } from 'kysely'
import type { ReferenceFieldType } from '#contract/collection/collection-field.ts'
import type { Item } from '#contract/item/item.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'
import { neverOver } from './last-day.ts'
import { refersTo } from './list.ts'
import { readItems } from './read-items.ts'

/** An item with the times that feeds need. */
export interface FeedItem {
  readonly item: Item
  readonly collection: ItemDefinition
  readonly createdAt: string
  readonly updatedAt: string
  readonly knownSince: string
}

const toFeedItems = async (
  queries: Queries,
  reader: ContentReader,
  collections: readonly ItemDefinition[],
  rows: readonly (Omit<FeedItem, 'item' | 'collection'> & { readonly _id: string })[],
  today: string,
): Promise<FeedItem[]> => {
  const ids = rows.map(({ _id }) => _id)
  const items = await readEntriesInBatches(ids, (batch) => readItems(queries, reader, batch, today))
  const byId = new Map(items.map((item) => [item._id, item]))
  const byKey = new Map(collections.map((collection) => [collection.key, collection]))
  return rows.flatMap(({ _id, ...times }) => {
    const item = byId.get(_id)
    const collection = item && byKey.get(item.collection)
    return item && collection ? [{ item, collection, ...times }] : []
  })
}

type Row = Omit<FeedItem, 'item' | 'collection'> & { readonly _id: string }

const isListed = (collections: readonly ItemDefinition[], today: string) => {
  const all = collections.map(({ _id }) => _id)
  const hiding = collections.filter(({ past }) => past === 'hidden').map(({ _id }) => _id)
  const isHidden = hiding.length
    ? sql`and ("item"."collectionId" not in (${sql.join(hiding)}) or "item"."lastDay" >= ${today})`
    : sql``
  return sql<boolean>`"item"."collectionId" in (${sql.join(all)}) ${isHidden}`
}

/** Selects items. Chosen ones (`ids`) are listed even if lists of their collection hide them. */
export interface FeedItemFilter {
  readonly ids?: readonly string[] | undefined
  readonly since?: string | undefined
  /** Only items that refer to the entry `id` by fields of a type. */
  readonly about?: { readonly type: ReferenceFieldType; readonly id: string } | undefined
}

/**
 * Reads the newest items of some collections, by their date unless it is to come. With `since`, those changed last
 * are first.
 */
export const readNewestItems = async (
  queries: Queries,
  reader: ContentReader,
  collections: readonly ItemDefinition[],
  { today, known, limit }: { today: string; known: ReturnType<typeof sql<string>>; limit: number },
  { ids, since, about }: FeedItemFilter = {},
): Promise<FeedItem[]> => {
  if (collections.length === 0) return []
  const conditions = [
    ids ? sql`"item"."_id" in (${sql.join(ids)})` : isListed(collections, today),
    ...(since === undefined ? [] : [sql`"item"."updatedAt" > ${since}`]),
    ...(about ? [refersTo(reader, about.type, about.id)] : []),
  ]
  const byDate = sql`case when "item"."date" <> '' and "item"."date" <= ${today}
    then "item"."date" else ${known} end`
  const { rows } = await sql<Row>`select "item"."_id", "item"."createdAt", "item"."updatedAt",
      ${known} as "knownSince" from "item"
    left join "firstShown" on "firstShown"."entity" = 'item' and "firstShown"."entityId" = "item"."_id"
    where ${visibleCondition(reader, 'item')} and ${sql.join(conditions, sql` and `)}
    order by ${since === undefined ? byDate : sql`"item"."updatedAt"`} desc, "item"."_id" desc
    limit ${limit}`.execute(queries)
  return toFeedItems(queries, reader, collections, rows, today)
}

/** Reads the latest items of a collection whose day is known. */
export const readDatedItems = async (
  queries: Queries,
  reader: ContentReader,
  collection: ItemDefinition,
  { today, limit }: { today: string; limit: number },
): Promise<FeedItem[]> => {
  const { rows } =
    await sql<Row>`select "_id", "createdAt", "updatedAt", "createdAt" as "knownSince" from "item"
    where ${visibleCondition(reader, 'item')} and ${isListed([collection], today)}
      and (length("date") = 10 or length("until") = 10) and "lastDay" < ${neverOver}
    order by "lastDay" desc, "_id" desc limit ${limit}`.execute(queries)
  return toFeedItems(queries, reader, [collection], rows, today)
}
