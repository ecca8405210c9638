import type { Item } from '#contract/item/item.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { ListOwnerIdsQuery } from '#server/base/db/ordered-list.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { type ItemEntry, itemPathOf, itemStore } from './store.ts'

type Positions = ReadonlyMap<string, { readonly position: number; readonly lastDay: string }>

/** Reads the positions and last days of items. */
export const readItemPositions = async (
  queries: Queries,
  ids: readonly string[],
): Promise<Positions> => {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('item')
    .select(['_id', 'position', 'lastDay'])
    .where('_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ _id, ...row }) => [_id, row]))
}

/** Converts an item to the format of responses. */
export const toItem = (entry: ItemEntry, positions: Positions, today: string): Item => {
  const { position = 0, lastDay = '9999' } = positions.get(entry._id) ?? {}
  return { ...entry, path: itemPathOf(entry), position, isPast: lastDay < today }
}

/** Reads items by id, in the format of responses. */
export const readItems = async (
  queries: Queries,
  reader: ContentReader,
  batch: ListOwnerIdsQuery,
  today: string,
): Promise<Item[]> => {
  const entries = await itemStore.read(queries, reader, batch)
  const positions = await readItemPositions(
    queries,
    entries.map(({ _id }) => _id),
  )
  return entries.map((entry) => toItem(entry, positions, today))
}
