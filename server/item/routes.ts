import { createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import { type ItemFilters, itemApi } from '#contract/item/item.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { readCurrentDate } from '#server/base/db/today.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { type CallHandlers, createApiModule } from '#server/base/http/implement.ts'
import { createPictureUrlChooser } from '#server/base/media/choose-picture.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { sortForLocking } from '#server/base/write/lock-row.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { findItemDefinition } from '#server/collection/fields-store.ts'
import { translateDefinition } from '#server/collection/translate-store.ts'
import { changeItemStatus } from './change-status.ts'
import { exportItemsAsCsv } from './csv/export.ts'
import { importItemsFromCsv } from './csv/import.ts'
import { storeGivenFiles } from './given-files.ts'
import { referenceFilterNames } from './list.ts'
import { createItemLister } from './list-items.ts'
import { createReferringItemLister } from './list-referring-items.ts'
import { toItem } from './read-items.ts'
import { rebuildAddedItem } from './rebuild-added-item.ts'
import { itemStore, requireItemDefinition } from './store.ts'

const requireScope = (filters: ItemFilters & { readonly search?: string | undefined }): void => {
  const { collection, q = '', search = q } = filters
  if (collection !== undefined || search.trim() !== '') return
  if (referenceFilterNames.some((name) => filters[name])) return
  throw createInvalidInputError([{ path: 'collection', message: 'Name the collection' }])
}

export const itemRoutes = (services: BaseServices) => {
  const { database, media, now } = services
  const { queries } = database
  const list = createItemLister(services)

  const listReferring = createReferringItemLister(services)

  const handlers: CallHandlers<typeof itemApi> = {
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

    referringItems: async ({ input, who }) => {
      if (!referenceFilterNames.some((name) => input[name]))
        throw createInvalidInputError([{ path: 'person', message: 'Name an entry' }])
      const reader = await createReaderFor(services, who, input)
      return { collections: await listReferring(reader, input) }
    },

    getItem: async ({ input, who }) => {
      const reader = await createReaderFor(services, who, input)
      const item = await itemStore.find(queries, reader, input.id)
      if (item === undefined) throw createNotFoundError('Item')
      return { data: toItem(item, readCurrentDate(now())) }
    },

    addItem: async ({ input, who }) => {
      const { collection: key, pic, file = {}, values, ...fields } = input
      const picture = await createPictureUrlChooser(media, 'pic', pic)
      const definition = await requireItemDefinition(queries, key)
      const files = await storeGivenFiles(media, definition, file)
      const item = await writeInTransaction(database, who, (tx) =>
        itemStore.add(tx, definition, { ...fields, values: { ...values, ...files } }, { picture }),
      )
      return { data: toItem(item, readCurrentDate(now())) }
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
      return { data: toItem(item, readCurrentDate(now())) }
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

    updateItems: ({ input: { ids, status }, who }) =>
      writeInTransaction(database, who, async (tx) => {
        for (const id of sortForLocking(ids)) await changeItemStatus(tx, id, status)
        return { historyIds: [...tx.historyIds] }
      }),

    deleteItems: ({ input: { ids }, who }) =>
      writeInTransaction(database, who, async (tx) => {
        for (const id of sortForLocking(ids)) await itemStore.remove(tx, id)
        return { historyIds: [...tx.historyIds] }
      }),

    exportItems: async ({ input: { collection } }) => ({
      csv: await exportItemsAsCsv(services, await requireItemDefinition(queries, collection)),
    }),

    importItems: async ({ input: { collection, ...given }, who }) =>
      importItemsFromCsv(services, who, await requireItemDefinition(queries, collection), given),
  }
  return createApiModule(itemApi, handlers, {
    addItem: (trx, earlier) => rebuildAddedItem(trx, earlier, readCurrentDate(now())),
  })
}
