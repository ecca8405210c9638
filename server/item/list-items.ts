import type { Item, ItemFacets, ItemFilters } from '#contract/item/item.ts'
import { createReadMemoizer, type MemoizeRead } from '#server/base/cache/memoized-reads.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { countRows } from '#server/base/db/list.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { readCurrentDate } from '#server/base/db/today.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'
import { countItemFacets } from './facets.ts'
import { listCondition, listItemIds, referenceFilterNames } from './list.ts'
import { readItems } from './read-items.ts'

export type WantedItems = ItemFilters & {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly search?: string | undefined
}

export interface ItemList {
  readonly items: Item[]
  readonly total: number
  readonly facets: ItemFacets
}

const maxKnownLists = 100

/** Filters with which a list has only some of the items that the reader may see. */
const narrowing = ['year', 'where', ...referenceFilterNames] as const

/** Creates a function that lists items. Without a collection, it lists items of all collections. */
export const createItemLister = ({
  database,
  now,
}: Pick<BaseServices, 'database' | 'now'>): ((
  reader: ContentReader,
  collection: ItemDefinition | undefined,
  wanted: WantedItems,
) => Promise<ItemList>) => {
  const { queries, feed } = database
  const known: MemoizeRead = createReadMemoizer(feed, maxKnownLists, () => now().getTime())
  return async (reader, collection, { limit, offset, sort, q, search = q, ...filters }) => {
    const today = readCurrentDate(now())
    const condition = listCondition(reader, collection, filters, today)
    const slice = { limit, offset, sort, search }
    const among = <T>(work: () => Promise<T>) =>
      collection ? trackAsSingleEntryRead('collection', collection._id, work) : work()
    const isWhole = narrowing.every((name) => filters[name] === undefined)
    const count = async () =>
      collection
        ? countItemFacets(queries, reader, collection, { condition, isWhole })
        : { total: await countRows(queries, 'item', condition), facets: {} }
    // Counting reads all items of the list, so its result is cached for the next part of the same list.
    const key = JSON.stringify([collection?._id, reader.lang, filters, today])
    const isForVisitors = !reader.seesAll && reader.profileId === ''
    const [{ ids, all }, counted] = await Promise.all([
      listItemIds(queries, collection, condition, slice, today),
      isForVisitors ? known(key, () => among(count)) : count(),
    ])
    const items = await readEntriesInBatches(ids, (batch) =>
      readItems(queries, reader, batch, today),
    )
    return { items, facets: counted.facets, total: all ? all.length : counted.total }
  }
}
