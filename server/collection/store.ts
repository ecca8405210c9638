import { z } from 'zod'
import { ApiError, createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import { type Collection, collectionEntity } from '#contract/collection/collection.ts'
import {
  activeFilterKeys,
  type CollectionField,
  collectionFieldSchema,
} from '#contract/collection/collection-field.ts'
import { canBeCollectionFolder } from '#contract/collection/collection-folder.ts'
import { collectionKeyOf } from '#contract/collection/new-key.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { VersionedEntry } from '#server/base/entity/record.ts'
import { createEntityStore, type EntityStore } from '#server/base/entity/store.ts'
import type { DerivingWrite, WriteTransaction } from '#server/base/write/write.ts'
import { alignItems, moveItems, readItemIds } from '#server/item/align-store.ts'
import { findPageByFirstPathSegment } from '#server/page/store.ts'
import { type ItemDefinition, readItemDefinitions } from './fields-store.ts'
import { requireFreeFolder } from './folder-store.ts'

/** A collection as it is stored, with its names in columns of their own. */
export type CollectionEntry = Omit<Collection, 'names' | 'untranslated'> & {
  readonly one: string
  readonly many: string
} & Pick<VersionedEntry, 'untranslated'>

type Own = Omit<CollectionEntry, 'position'>

const readPositions = async (queries: Queries): Promise<Map<string, number>> => {
  const rows = await queries
    .selectFrom('collection')
    .select('_id')
    .orderBy('position')
    .orderBy('_id')
    .execute()
  return new Map(rows.map(({ _id }, at) => [_id, at]))
}

/** The properties of fields on which stored values depend. */
const shapeOf = (fields: readonly CollectionField[]): string =>
  JSON.stringify(
    fields.map(({ id, type, multiple, archived, options }) => [
      id,
      type,
      multiple,
      archived,
      options,
    ]),
  )

const readDefinition = async (queries: Queries, id: string): Promise<ItemDefinition> => {
  const [definition] = await readItemDefinitions(queries, [id])
  if (definition === undefined) throw createNotFoundError('Collection')
  return definition
}

const derive = async (
  { queries, reindex }: DerivingWrite,
  id: string,
  before: CollectionEntry | undefined,
): Promise<void> => {
  const definition = await readDefinition(queries, id)
  const isSame =
    before?.schema === definition.schema &&
    before.dates === definition.dates &&
    shapeOf(before.fields) === shapeOf(definition.fields)
  if (before && isSame) {
    const isMoved = before.folder !== definition.folder || before.hasPages !== definition.hasPages
    if (isMoved) await moveItems(queries, definition)
    return
  }
  const ids = await readItemIds(queries, id)
  reindex('item', await alignItems(queries, definition, ids, before?.fields))
}

const base = createEntityStore<Own, CollectionEntry>(collectionEntity, {
  shape: { fields: z.array(collectionFieldSchema), filters: z.array(z.string()) },
  complete: async (queries, entries) => {
    const positions = await readPositions(queries)
    return entries.map((entry) => ({ ...entry, position: positions.get(entry._id) ?? 0 }))
  },
  derive,
})

const isKeyUsed = async (queries: Queries) => {
  const rows = await queries.selectFrom('collection').select('key').execute()
  const keys = new Set(rows.map(({ key }) => key))
  return (key: string) => keys.has(key)
}

const requireFilters = (
  filters: readonly string[],
  { fields }: Pick<CollectionEntry, 'fields'>,
): void => {
  const known = activeFilterKeys(fields)
  const at = filters.findIndex((key) => !known.includes(key))
  if (at < 0) return
  throw createInvalidInputError([
    { path: `filters.${at}`, message: `Lists cannot be filtered by “${filters[at]}”` },
  ])
}

const keyTaken = (key: string): never => {
  const message = 'Another collection has this key'
  throw new ApiError('nameTaken', `${message}: ${key}`, { errors: [{ path: 'key', message }] })
}

/** Fields of a new collection. Key and folder follow from the name by default. */
export type NewCollectionFields = Omit<Own, keyof VersionedEntry | 'key' | 'folder'> & {
  readonly key?: string | undefined
  /** Name from which the key follows. The default is that of several items. */
  readonly keyFrom?: string | undefined
  readonly folder?: string | undefined
}

export interface CollectionStore extends Omit<EntityStore<CollectionEntry, Own>, 'add'> {
  add(write: WriteTransaction, given: NewCollectionFields): Promise<CollectionEntry>
}

export const collectionStore: CollectionStore = {
  ...base,
  record: {
    ...base.record,
    revive: async (queries, id, row) => {
      const isUsed = await isKeyUsed(queries)
      await requireFreeFolder(queries, String(row.folder), id, findPageByFirstPathSegment)
      const [own] = await readItemDefinitions(queries, [id])
      const key = own ? own.key : collectionKeyOf(String(row.key), isUsed)
      return { ...row, key }
    },
  },
  add: async (write, { key: wanted, keyFrom, ...given }) => {
    const isUsed = await isKeyUsed(write.queries)
    if (wanted !== undefined && isUsed(wanted)) keyTaken(wanted)
    const key = wanted ?? collectionKeyOf(keyFrom ?? given.many, isUsed)
    const { folder = key } = given
    if (!canBeCollectionFolder(folder))
      throw createInvalidInputError([
        { path: 'folder', message: `Addresses that begin with /${folder} are taken` },
      ])
    await requireFreeFolder(write.queries, folder, undefined, findPageByFirstPathSegment)
    requireFilters(given.filters, given)
    return base.add(write, { ...given, key, folder })
  },
  update: async (write, id, version, fields, ...rest) => {
    const { folder } = fields
    if (folder !== undefined)
      await requireFreeFolder(write.queries, folder, id, findPageByFirstPathSegment)
    const after = await base.update(write, id, version, fields, ...rest)
    if (fields.filters) requireFilters(fields.filters, after)
    return after
  },
}

/** Throws 404 if there is no such collection. */
export const requireCollection = async (
  write: Pick<WriteTransaction, 'queries'>,
  id: string,
): Promise<CollectionEntry> => {
  const found = await base.record.read(write.queries, id)
  if (found === undefined) throw createNotFoundError('Collection')
  return found
}
