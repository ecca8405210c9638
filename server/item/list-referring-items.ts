import { sql } from 'kysely'
import type { ItemFilters, ReferringItems } from '#contract/item/item.ts'
import { createReadMemoizer } from '#server/base/cache/memoized-reads.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { readCurrentDate } from '#server/base/db/today.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { type ItemDefinition, readItemDefinitions } from '#server/collection/fields-store.ts'
import {
  listCondition,
  listItemIds,
  type ReferenceFilter,
  referenceFilterNames,
  referenceFilters,
} from './list.ts'
import { readItems } from './read-items.ts'

const usualLimit = 5
const maxLimit = 50

type Wanted = Pick<ItemFilters, ReferenceFilter> & { readonly limit?: number | undefined }

const mayReferTo = ({ fields }: ItemDefinition, names: readonly ReferenceFilter[]): boolean =>
  fields.some(
    ({ type, archived }) => !archived && names.some((name) => referenceFilters[name] === type),
  )

/**
 * Creates a function that lists the items that refer to an entry, by collection in the order of the collections.
 * Without collections that can refer to it, the function needs no query.
 */
export const createReferringItemLister = ({
  database: { queries, feed },
  now,
}: Pick<BaseServices, 'database' | 'now'>) => {
  const known = createReadMemoizer(feed, 1, () => now().getTime())

  const listIn = async (
    reader: ContentReader,
    collection: ItemDefinition,
    { limit = usualLimit, ...filters }: Wanted,
  ): Promise<ReferringItems> => {
    const today = readCurrentDate(now())
    const condition = listCondition(reader, collection, filters, today)
    const { rows } = await sql<{ total: number | string }>`
      select count(*) as "total" from "item" where ${condition}`.execute(queries)
    const total = Number(rows[0]?.total ?? 0)
    const part = { limit: Math.min(limit, maxLimit) }
    const { ids } =
      total > 0 ? await listItemIds(queries, collection, condition, part, today) : { ids: [] }
    const items = await readEntriesInBatches(ids, (batch) =>
      readItems(queries, reader, batch, today),
    )
    return { collection: collection.key, items, total }
  }

  return async (reader: ContentReader, wanted: Wanted): Promise<ReferringItems[]> => {
    const names = referenceFilterNames.filter((name) => wanted[name])
    const all = await known('definitions', () => readItemDefinitions(queries))
    const referring: ReferringItems[] = []
    for (const collection of all) {
      if (!mayReferTo(collection, names)) continue
      const { _id } = collection
      // The page of an entry depends only on collections that can refer to it.
      const found = await trackAsSingleEntryRead('collection', _id, () =>
        listIn(reader, collection, wanted),
      )
      if (found.total > 0) referring.push(found)
    }
    return referring
  }
}
