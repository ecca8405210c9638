import { z } from 'zod'
import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import {
  type CollectionDefinition,
  collectionApi,
  collectionEntity,
  collectionSchema,
  type NewCollection,
} from '#contract/collection/collection.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createEntityCallHandlers } from '#server/base/entity/handlers.ts'
import { type CallHandlers, createApiModule } from '#server/base/http/implement.ts'
import { rebuildAddedResponse } from '#server/base/http/request-key.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { countItems } from '#server/item/align-store.ts'
import { tryFieldType } from '#server/item/try-field-store.ts'
import { readLanguageCodes } from '#server/site/languages-store.ts'
import { mergeFields, withFieldType, withoutUndefined } from './merge-fields.ts'
import { addBuiltInTranslations, readPreset, readPresets, requirePreset } from './presets-store.ts'
import { collectionStore, type NewCollectionFields, requireCollection } from './store.ts'
import { toCollection } from './wire.ts'

const defaults = {
  intro: '',
  schema: '',
  dates: 'none',
  order: 'newest',
  look: 'rows',
  past: 'together',
  hasPages: true,
  inMenu: false,
  inFeed: false,
  inNewsletter: false,
} as const

const storedCollection = collectionSchema
  .omit({ names: true })
  .extend({ one: z.string(), many: z.string() })

const noNames = { one: '', many: '' }

const withoutIds = (fields: CollectionDefinition['fields']) =>
  fields.map(({ id: _, ...field }) => field)

/** Fields of a new collection: those of the preset, replaced by given ones. */
const toNewFields = (
  preset: CollectionDefinition | undefined,
  { names, fields, ...given }: Omit<NewCollection, 'preset'>,
): NewCollectionFields => {
  const {
    names: known = noNames,
    key,
    folder: _,
    fields: own = [],
    filters = [],
    ...settings
  } = preset ?? {}
  return {
    ...defaults,
    ...settings,
    filters,
    ...withoutUndefined(given),
    ...(names ?? known),
    // A preset with another name is another collection.
    keyFrom: names ? undefined : key,
    fields: mergeFields([], fields ?? withoutIds(own)),
  }
}

export const collectionRoutes = (services: BaseServices) => {
  const { database } = services
  const { queries } = database
  const { list, reorder } = createEntityCallHandlers(services, collectionStore)

  const handlers: CallHandlers<typeof collectionApi> = {
    collections: async ({ input, who }) => {
      const reader = await createReaderFor(services, who, input)
      const { entries, total } = await list(input, who)
      const shown = await translateRows(queries, reader, collectionEntity.name, entries)
      return { collections: shown.map((each) => toCollection(each, reader.seesAll)), total }
    },

    collectionNames: async ({ input, who }) => {
      const reader = await createReaderFor(services, who, input)
      const { entries, total } = await list(input, who)
      const shown = await translateRows(queries, reader, collectionEntity.name, entries)
      return {
        collections: shown.map(({ _id, key, one, many }) => ({ _id, key, one, many })),
        total,
      }
    },

    presets: async () => ({ presets: await readPresets(queries) }),

    addCollection: async ({ input, who }) => {
      const { preset: key, ...given } = input
      const preset = key === undefined ? undefined : requirePreset(key)
      const data = await writeInTransaction(database, who, async (tx) => {
        const base = preset && (await readPreset(tx.queries, preset))
        const entry = await collectionStore.add(tx, toNewFields(base, given))
        const [main = '', ...others] = await readLanguageCodes(tx.queries)
        if (preset) await addBuiltInTranslations(tx, entry, main, others, [preset])
        return entry
      })
      return { data: toCollection(data, true) }
    },

    updateCollection: async ({ input, who }) => {
      const { collectionId, version, fields, names, ...settings } = input
      const data = await writeInTransaction(database, who, async (tx) => {
        await tx.hold(collectionStore.record, collectionId)
        const before = await requireCollection(tx, collectionId)
        const changed = fields && { fields: mergeFields(before.fields, fields) }
        return collectionStore.update(tx, collectionId, version, {
          ...settings,
          ...names,
          ...changed,
        })
      })
      return { data: toCollection(data, true) }
    },

    reorderCollections: ({ input, who }) => reorder(who, input.ids),

    tryField: async ({ input: { collectionId, fieldId, ...change } }) => {
      const { fields } = await requireCollection({ queries }, collectionId)
      const field = fields.find(({ id, key }) => id === fieldId || key === fieldId)
      if (field === undefined) throw createNotFoundError('Field')
      return tryFieldType(queries, collectionId, field, withFieldType(field, change))
    },

    deleteCollection: async ({ input: { collectionId, withItems = false }, who }) => {
      await writeInTransaction(database, who, async (tx) => {
        await tx.hold(collectionStore.record, collectionId)
        const count = await countItems(tx.queries, collectionId)
        if (count > 0 && !withItems)
          throw new ApiError(
            'inUse',
            count === 1
              ? 'There is 1 item in it'
              : `There are ${count.toLocaleString('en')} items in it`,
          )
        await collectionStore.remove(tx, collectionId)
      })
      return {}
    },
  }
  return createApiModule(collectionApi, handlers, {
    addCollection: async (trx, earlier) => {
      const { data } = await rebuildAddedResponse(collectionApi.addCollection)(trx, earlier)
      return { data: toCollection(storedCollection.parse(data), true) }
    },
  })
}
