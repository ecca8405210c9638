import { createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import { canonicalEntryPath } from '#contract/call/entry-page.ts'
import type { StoredValue } from '#contract/call/field-types/values-type.ts'
import type { PublishingState } from '#contract/call/publishing.ts'
import { type Item, itemEntity } from '#contract/item/item.ts'
import { lastDateOf } from '#contract/item/last-date.ts'
import { endsBeforeStart, endsBeforeStartMessage } from '#contract/text/rough-date.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { ListOwnerIdsQuery } from '#server/base/db/ordered-list.ts'
import type { VersionedEntry } from '#server/base/entity/record.ts'
import {
  createEntityStore,
  type EntityStore,
  type PictureChoosersByField,
} from '#server/base/entity/store.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import type { DerivingWrite, WriteTransaction } from '#server/base/write/write.ts'
import {
  findItemDefinition,
  type ItemDefinition,
  readItemDefinitions,
} from '#server/collection/fields-store.ts'
import { alignItems, readStoredValues } from './align-store.ts'
import { applyValues, decodeValues, type GivenValues, missingValues } from './given-values.ts'
import { lastDayOf } from './last-day.ts'
import { readReferencedEntries, unreadReferences, valuesByKey } from './read-values.ts'

/** An item as it is stored. References are lists of entries, each with the id of its field. */
interface StoredItem extends VersionedEntry, PublishingState {
  readonly collectionId: string
  readonly title: string
  readonly date: string
  readonly until: string
  readonly picture: string
  readonly values: readonly StoredValue[]
  readonly people: unknown
  readonly projects: unknown
  readonly publications: unknown
  readonly grants: unknown
  readonly items: unknown
}

/** An item with its values by key. */
export type ItemEntry = Omit<Item, 'isPast' | 'path'> & {
  readonly collectionId: string
  readonly folder: string
  readonly pageFolder: string
  readonly lastDay: string
}

const inLanguage = (
  queries: Queries,
  reader: ContentReader,
  entries: readonly StoredItem[],
): Promise<readonly (StoredItem & { readonly untranslated?: string[] | undefined })[]> =>
  reader.lang === undefined
    ? Promise.resolve(entries)
    : translateRows(queries, reader, itemEntity.name, entries)

const withoutReferences = <E extends StoredItem>(entry: E) => {
  const { people: _, projects: __, publications: ___, grants: ____, items: _____, ...rest } = entry
  return rest
}

const readPositions = async (
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await queries
    .selectFrom('item')
    .select(['_id', 'position'])
    .where('_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ _id, position }) => [_id, position]))
}

const complete = async (
  queries: Queries,
  entries: readonly StoredItem[],
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
): Promise<ItemEntry[]> => {
  const ids = [...new Set(entries.map(({ collectionId }) => collectionId))]
  const definitions = await readItemDefinitions(queries, ids)
  const byId = new Map(definitions.map((each) => [each._id, each]))
  const allFields = definitions.flatMap(({ fields }) => fields)
  const references = await readReferencedEntries(queries, allFields, owners, reader)
  const positions = await readPositions(
    queries,
    entries.map(({ _id }) => _id),
  )
  return (await inLanguage(queries, reader, entries)).flatMap((entry) => {
    const definition = byId.get(entry.collectionId)
    if (!definition) return []
    const { fields, key, folder, hasPages } = definition
    const { values, ...rest } = withoutReferences(entry)
    return [
      {
        ...rest,
        collection: key,
        position: positions.get(entry._id) ?? 0,
        folder,
        pageFolder: hasPages ? folder : '',
        lastDay: lastDayOf(lastDateOf(definition, entry)),
        values: valuesByKey(fields, values, (type) => references.get(type)?.get(entry._id) ?? []),
      },
    ]
  })
}

const requireOrder = (span: { readonly date: string; readonly until: string }): void => {
  if (endsBeforeStart({ from: span.date, until: span.until }))
    throw createInvalidInputError([{ path: 'until', message: endsBeforeStartMessage }])
}

const derive = async ({ queries }: DerivingWrite, id: string): Promise<void> => {
  const row = await queries
    .selectFrom('item')
    .select('collectionId')
    .where('_id', '=', id)
    .executeTakeFirst()
  const [definition] = row ? await readItemDefinitions(queries, [row.collectionId]) : []
  if (definition) await alignItems(queries, definition, [id])
}

const base = createEntityStore<StoredItem, ItemEntry>(itemEntity, {
  members: unreadReferences,
  complete,
  beforeWrite: (fields, before) => {
    const { date = before.date ?? '', until = before.until ?? '' } = fields
    requireOrder({ date, until })
    return fields
  },
  derive,
})

/** Fields of an item in requests. Values are by key. Those left out stay. */
export interface ItemFields extends Partial<PublishingState> {
  readonly title?: string | undefined
  readonly date?: string | undefined
  readonly until?: string | undefined
  readonly values?: GivenValues | undefined
}

/** Throws 400 for the field `collection` if there is no collection with this key. */
export const requireItemDefinition = async (
  queries: Queries,
  key: string,
): Promise<ItemDefinition> => {
  const found = await findItemDefinition(queries, key)
  if (found) return found
  const message = `There is no collection “${key.slice(0, 60)}”`
  throw createInvalidInputError([{ path: 'collection', message }])
}

const isPublished = ({ status }: Pick<PublishingState, 'status'>): boolean => status === 'published'

const requireValues = (
  definition: ItemDefinition,
  { values }: Pick<ItemEntry, 'values'>,
  among?: (key: string) => boolean,
): void => {
  const errors = missingValues(definition, values, among)
  if (errors.length > 0) throw createInvalidInputError(errors)
}

export interface ItemStore
  extends Omit<EntityStore<ItemEntry>, 'list' | 'parts' | 'add' | 'update' | 'removePicture'> {
  add(
    write: WriteTransaction,
    collection: ItemDefinition,
    fields: ItemFields & { readonly createdAt?: string },
    pictures?: PictureChoosersByField,
  ): Promise<ItemEntry>
  update(
    write: WriteTransaction,
    id: string,
    version: number | undefined,
    fields: ItemFields & { readonly collection?: string | undefined },
    pictures?: PictureChoosersByField,
  ): Promise<ItemEntry>
  /** Returns the collection of an item. Throws 404 if there is no such item. */
  definitionOf(queries: Queries, id: string): Promise<ItemDefinition>
}

const readDefinitionOf = async (queries: Queries, id: string): Promise<ItemDefinition> => {
  const row = await queries
    .selectFrom('item')
    .select('collectionId')
    .where('_id', '=', id)
    .executeTakeFirst()
  const [definition] = row ? await readItemDefinitions(queries, [row.collectionId]) : []
  if (definition === undefined) throw createNotFoundError(itemEntity.label)
  return definition
}

/** Converts given values to the format of drafts, in which references are ids and choices are keys. */
export const decodeDraftValues = async (
  queries: Queries,
  id: string,
  given: GivenValues,
): Promise<GivenValues> => {
  const decoded = decodeValues(await readDefinitionOf(queries, id), given)
  return Object.fromEntries(Array.from(decoded, ([{ key }, value]) => [key, value]))
}

export const itemStore: ItemStore = {
  ...base,

  definitionOf: readDefinitionOf,

  add: async (write, collection, { values: given = {}, ...fields }, pictures) => {
    const { values, references } = applyValues([], decodeValues(collection, given))
    const item = await base.add(
      write,
      { ...fields, collectionId: collection._id, values, ...references },
      pictures,
    )
    if (isPublished(item)) requireValues(collection, item)
    return item
  },

  update: async (write, id, version, { values: given, collection: key, ...fields }, pictures) => {
    await write.hold(base.record, id)
    const definition = await readDefinitionOf(write.queries, id)
    if (key !== undefined && key !== definition.key)
      throw createInvalidInputError([
        { path: 'collection', message: 'An item stays in its collection' },
      ])
    const before = await base.record.read(write.queries, id)
    const [stored] = given ? await readStoredValues(write.queries, [id]) : []
    const applied = given && applyValues(stored?.values ?? [], decodeValues(definition, given))
    const changed = applied ? { values: applied.values, ...applied.references } : {}
    const item = await base.update(write, id, version, { ...fields, ...changed }, pictures)
    const isNew = before === undefined || !isPublished(before)
    if (isPublished(item))
      requireValues(definition, item, isNew ? undefined : (each) => each in { ...given })
    return item
  },
}

/** Returns the path of an item's page, or of its place on the page of the collection. */
export const itemPathOf = (
  item: Pick<ItemEntry, '_id' | 'title' | 'folder' | 'pageFolder'>,
): string => canonicalEntryPath(itemEntity.page, item) ?? `/${item.folder}#${item._id}`
