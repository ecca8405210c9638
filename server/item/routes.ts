import { createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import { type ItemFilters, itemApi } from '#contract/item/item.ts'
import { createReadMemoizer, type MemoizeRead } from '#server/base/cache/memoized-reads.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { countRows } from '#server/base/db/list.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { readCurrentDate } from '#server/base/db/today.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createPictureUrlChooser } from '#server/base/media/choose-picture.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { findItemDefinition, type ItemDefinition } from '#server/collection/fields-store.ts'
import { translateDefinition } from '#server/collection/translate-store.ts'
import { countItemFacets } from './facets.ts'
import { storeGivenFiles } from './given-files.ts'
import { listCondition, listItemIds, referenceFilterNames } from './list.ts'
import { readItemPositions, readItems, toItem } from './read-items.ts'
import { itemStore, requireItemDefinition } from './store.ts'

type Wanted = ItemFilters & {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly search?: string | undefined
}

const requireScope = (filters: ItemFilters): void => {
  if (filters.collection !== undefined) return
  if (referenceFilterNames.some((name) => filters[name])) return
  throw createInvalidInputError([{ path: 'collection', message: 'Name the collection' }])
}

const maxKnownLists = 100

export const itemRoutes = (services: BaseServices) => {
  const { database, media, now } = services
  const { queries } = database
  const known: MemoizeRead = createReadMemoizer(database.feed, maxKnownLists, () => now().getTime())

  const list = async (
    reader: ContentReader,
    collection: ItemDefinition | undefined,
    { limit, offset, sort, q, search = q, ...filters }: Wanted,
  ) => {
    const today = readCurrentDate(now())
    const condition = listCondition(reader, collection, filters, today)
    const { ids, all } = await listItemIds(
      queries,
      collection,
      condition,
      { limit, offset, sort, search },
      today,
    )
    const among = <T>(work: () => Promise<T>) =>
      collection ? trackAsSingleEntryRead('collection', collection._id, work) : work()
    const count = async () => ({
      total: await countRows(queries, 'item', condition),
      facets: collection ? await countItemFacets(queries, reader, collection, condition) : {},
    })
    // Counting reads all items of the list, so its result is cached for the next part of the same list.
    const key = JSON.stringify([collection?._id, reader.lang, filters, today])
    const isForVisitors = !reader.seesAll && reader.profileId === ''
    const counted = await (isForVisitors ? known(key, () => among(count)) : count())
    const items = await readEntriesInBatches(ids, (batch) =>
      readItems(queries, reader, batch, today),
    )
    return { items, facets: counted.facets, total: all ? all.length : counted.total }
  }

  return createApiModule(itemApi, {
    items: async ({ input, who }) => {
      requireScope(input)
      const reader = await createReaderFor(services, who, input)
      if (input.collection === undefined) return list(reader, undefined, input)
      const stored = await findItemDefinition(queries, input.collection)
      if (stored === undefined) throw createNotFoundError('Collection')
      const collection = await translateDefinition(queries, reader, stored)
      return trackAsSingleEntryRead('collection', collection._id, () =>
        list(reader, collection, input),
      )
    },

    getItem: async ({ input, who }) => {
      const reader = await createReaderFor(services, who, input)
      const item = await itemStore.find(queries, reader, input.id)
      if (item === undefined) throw createNotFoundError('Item')
      const positions = await readItemPositions(queries, [input.id])
      return { data: toItem(item, positions, readCurrentDate(now())) }
    },

    addItem: async ({ input, who }) => {
      const { collection: key, pic, file = {}, values, ...fields } = input
      const picture = await createPictureUrlChooser(media, 'pic', pic)
      const definition = await requireItemDefinition(queries, key)
      const files = await storeGivenFiles(media, definition, file)
      const item = await writeInTransaction(database, who, (tx) =>
        itemStore.add(tx, definition, { ...fields, values: { ...values, ...files } }, { picture }),
      )
      const positions = await readItemPositions(queries, [item._id])
      return { data: toItem(item, positions, readCurrentDate(now())) }
    },

    updateItem: async ({ input, who }) => {
      const { itemId, version, pic, file = {}, values, ...fields } = input
      const picture = await createPictureUrlChooser(media, 'pic', pic)
      const definition = await itemStore.definitionOf(queries, itemId)
      const files = await storeGivenFiles(media, definition, file)
      const given = values || Object.keys(files).length > 0 ? { ...values, ...files } : undefined
      const item = await writeInTransaction(database, who, (tx) =>
        itemStore.update(tx, itemId, version, { ...fields, values: given }, { picture }),
      )
      const positions = await readItemPositions(queries, [item._id])
      return { data: toItem(item, positions, readCurrentDate(now())) }
    },

    deleteItem: async ({ input: { itemId }, who }) => {
      await writeInTransaction(database, who, (tx) => itemStore.remove(tx, itemId))
      return {}
    },

    reorderItems: async ({ input: { ids }, who }) => {
      const [first = ''] = ids
      const { _id } = await itemStore.definitionOf(queries, first)
      await writeInTransaction(database, who, (tx) => itemStore.reorder(tx, ids, _id))
      return {}
    },
  })
}
