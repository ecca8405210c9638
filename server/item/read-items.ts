import type { Item } from '#contract/item/item.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { ListOwnerIdsQuery } from '#server/base/db/ordered-list.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { type ItemEntry, itemPathOf, itemStore } from './store.ts'

/** Converts an item to the format of responses. */
export const toItem = (entry: ItemEntry, today: string): Item => ({
  ...entry,
  path: itemPathOf(entry),
  isPast: entry.lastDay < today,
})

/** Reads items by id, in the format of responses. */
export const readItems = async (
  queries: Queries,
  reader: ContentReader,
  batch: ListOwnerIdsQuery,
  today: string,
): Promise<Item[]> => {
  const entries = await itemStore.read(queries, reader, batch)
  return entries.map((entry) => toItem(entry, today))
}
