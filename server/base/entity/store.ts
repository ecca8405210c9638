import { type RawBuilder, sql } from 'kysely'
import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { type ListQueryOptions, listEntryIds } from '#server/base/db/list.ts'
import { convertNameConflictError } from '#server/base/db/name-key.ts'
import {
  groupRowsByOwner,
  type ListOwnerIdsQuery,
  removeFromRelationList,
  singleOwnerQuery,
} from '#server/base/db/ordered-list.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import { owningColumnOf } from '#server/base/definition/dependencies.ts'
import type { PictureUrlChooser } from '#server/base/media/choose-picture.ts'
import {
  type ContentReader,
  listStatusCondition,
  unrestrictedReader,
  visibleCondition,
  visibleInSmallSetCondition,
} from '#server/base/reader/visible.ts'
import { withSearchMatches } from '#server/base/search/also-found.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'
import { type ReadListItemsOfOwners, readEntryLists, writeEntryLists } from './entry-lists.ts'
import {
  buildOrderByClause,
  positionForNewEntry,
  reorderEntries,
  type SiblingFilter,
} from './order.ts'
import { requirePublishable, updatePublishable } from './publish-check.ts'
import {
  type DefinitionFor,
  emptyColumns,
  type ListFieldSchemas,
  parseEntryRow,
  selectShownColumns,
  toEntryColumns,
  type VersionedEntry,
} from './record.ts'
import { removeEntry } from './remove.ts'
import { insertRow, updateRow } from './rows.ts'

/** Type of a field in write operations, with ids of related entries. */
type Written<V> = V extends readonly { readonly _id: string }[] ? readonly string[] : V

/**
 * Fields to write. Missing ones keep their value. Lists of entries are replaced, images are
 * appended.
 */
export type EntryFields<T> = {
  readonly [K in Exclude<keyof T, keyof VersionedEntry>]?: Written<T[K]> | undefined
}

export type PictureChoosersByField = Readonly<Record<string, PictureUrlChooser>>

/** A slice of a list. With `within`, the id of a parent, it contains only the parts of this parent. */
export interface EntrySlice extends ListQueryOptions {
  readonly within?: string
}

/** Queries of an entity, derived from its definition. `Own` has only the defined fields. */
export interface EntityStore<T extends VersionedEntry, Own = T> {
  readonly definition: EntityDefinition
  readonly record: JournaledEntity<T>
  /** Returns a slice of the entries that the reader may see, and their total. */
  list(
    queries: Queries,
    reader: ContentReader,
    wanted: EntrySlice,
    order?: RawBuilder<unknown>,
  ): Promise<{ entries: T[]; total: number }>
  /** Returns the entries with some ids that the reader may see, in any order. */
  read(queries: Queries, reader: ContentReader, ids: ListOwnerIdsQuery): Promise<T[]>
  /** Returns the parts of several entries in order, grouped by the id of the entry. */
  parts(
    queries: Queries,
    wholes: ListOwnerIdsQuery,
    reader: ContentReader,
  ): Promise<Map<string, T[]>>
  /** Returns undefined if the entry does not exist or the reader must not see it. */
  find(queries: Queries, reader: ContentReader, id: string): Promise<T | undefined>
  /** Creates an entry. `createdAt` is for imports. */
  add(
    write: WriteTransaction,
    fields: EntryFields<Own> & { readonly createdAt?: string },
    pictures?: PictureChoosersByField,
  ): Promise<T>
  /** Changes the given fields. Throws 404 if `within` is given and the entry is not a part of this parent. */
  update(
    write: WriteTransaction,
    id: string,
    version: number | undefined,
    fields: EntryFields<Own>,
    pictures?: PictureChoosersByField,
    within?: string | undefined,
  ): Promise<T>
  removePicture(write: WriteTransaction, id: string, url: string, within?: string): Promise<T>
  remove(write: WriteTransaction, id: string, within?: string | undefined): Promise<T>
  reorder(write: WriteTransaction, ids: readonly string[], within?: string): Promise<void>
}

interface Special<Own, T extends VersionedEntry> {
  readonly shape?: ListFieldSchemas
  /** Functions that load the items of lists. Lists without a function contain only ids. */
  readonly members?: Readonly<Record<string, ReadListItemsOfOwners>>
  /** Adds computed fields to entries, with a fixed number of queries. */
  readonly complete?: (
    queries: Queries,
    entries: readonly Own[],
    owners: ListOwnerIdsQuery,
    reader: ContentReader,
  ) => Promise<T[]>
  /** Validates or changes fields before writing. `before` is empty for new entries. */
  readonly beforeWrite?: (fields: EntryFields<Own>, before: Partial<T>) => EntryFields<Own>
  readonly mayRemove?: JournaledEntity<T>['mayRemove']
  readonly derive?: JournaledEntity<T>['derive']
}

const choose = async (
  write: WriteTransaction,
  pictures: PictureChoosersByField,
  before: object,
): Promise<SnapshotRow> => {
  const chosen: Record<string, string> = {}
  for (const [name, choosePicture] of Object.entries(pictures)) {
    chosen[name] = await choosePicture(write, String(Reflect.get(before, name) ?? ''))
  }
  return chosen
}

export const createEntityStore = <Own extends VersionedEntry, T extends VersionedEntry = Own>(
  definition: DefinitionFor<Own>,
  special: Special<Own, T> = {},
): EntityStore<T, Own> => {
  const { name, label, search, order } = definition
  const { shape, members = {}, complete, beforeWrite, mayRemove, derive } = special
  const columns = selectShownColumns(definition)
  const table = sql.table(name)
  const parent = owningColumnOf(name)
  const hasKey = entityFieldsOfKind(definition, 'internal').some(
    ([, { keyOf, isOf }]) => keyOf && !isOf,
  )

  const siblings = (within: string | undefined): SiblingFilter | undefined =>
    parent && within !== undefined ? { column: parent.column, id: within } : undefined

  const requireWithin = (before: object, within: string | undefined): void => {
    if (!parent || within === undefined) return
    if (Reflect.get(before, parent.column) !== within) throw createNotFoundError(label)
  }

  const whole = async (
    queries: Queries,
    rows: readonly object[],
    owners: ListOwnerIdsQuery,
    reader: ContentReader,
  ): Promise<T[]> => {
    if (rows.length === 0) return []
    const listsOf = await readEntryLists(queries, definition, owners, reader, members)
    const entriesAs = <E extends VersionedEntry>() =>
      rows.map((row) => {
        const entry = parseEntryRow<E>(definition, row, shape)
        return Object.assign(entry, listsOf(entry._id))
      })
    return complete ? complete(queries, entriesAs<Own>(), owners, reader) : entriesAs<T>()
  }

  const find = async (
    queries: Queries,
    reader: ContentReader,
    id: string,
  ): Promise<T | undefined> => {
    const { rows } = await sql<object>`
      select ${columns} from ${table} where "_id" = ${id} and ${visibleCondition(reader, name)}`.execute(
      queries,
    )
    const [entry] = await whole(queries, rows, singleOwnerQuery(id), reader)
    return entry
  }

  const read = async (
    queries: Queries,
    reader: ContentReader,
    ids: ListOwnerIdsQuery,
  ): Promise<T[]> => {
    const { rows } = await sql<object>`
      select ${columns} from ${table}
      where "_id" in (${ids}) and ${visibleInSmallSetCondition(reader, name)}`.execute(queries)
    return whole(queries, rows, ids, reader)
  }

  const refuseTaken = (error: unknown): never => {
    if (hasKey) return convertNameConflictError(label.toLowerCase())(error)
    throw error
  }

  const record: JournaledEntity<T> = {
    label,
    table: name,
    read: (queries, id) => find(queries, unrestrictedReader, id),
    ...(mayRemove && { mayRemove }),
    ...(derive && { derive }),
  }

  return {
    definition,
    record,

    list: async (queries, reader, { within, ...part }, by = buildOrderByClause(definition)) => {
      const among = siblings(within)
      const isShown = among
        ? sql<boolean>`${listStatusCondition(reader, name)} and ${sql.ref(among.column)} = ${among.id}`
        : listStatusCondition(reader, name)
      const wanted = await withSearchMatches(queries, name, part)
      const list = { table: name, search, condition: isShown, by }
      const { ids, total } = await listEntryIds(queries, list, wanted)
      const entries = await readEntriesInBatches(ids, (batch) => read(queries, reader, batch))
      return { entries, total }
    },

    read,

    parts: async (queries, wholes, reader) => {
      const column = parent?.column ?? '_id'
      const rest = sql`from ${table} where ${sql.ref(column)} in (${wholes})`
      const { rows } = await sql<object>`
        select ${columns} ${rest} order by ${buildOrderByClause(definition)}`.execute(queries)
      const entries = await whole(queries, rows, sql`select "_id" ${rest}`, reader)
      return groupRowsByOwner(
        entries,
        (entry) => String(Reflect.get(entry, column)),
        (entry) => entry,
      )
    },

    find: (queries, reader, id) =>
      trackAsSingleEntryRead(name, id, () => find(queries, reader, id)),

    add: async (write, given, pictures = {}) => {
      const created = await write.create(record, async (stamp) => {
        const { queries } = write
        const fields = { ...given, ...beforeWrite?.(given, {}) }
        const within = parent && String(Reflect.get(given, parent.column))
        if (parent && within) {
          await write.hold({ table: parent.to, label: entityLabelOf(parent.to) }, within)
        }
        await insertRow(queries, name, {
          ...emptyColumns(definition),
          ...stamp,
          ...toEntryColumns(definition, fields),
          ...(await choose(write, pictures, {})),
          ...(order.by === 'position' && {
            position: await positionForNewEntry(queries, definition, siblings(within)),
          }),
        }).catch(refuseTaken)
        await writeEntryLists(write, definition, stamp._id, fields)
      })
      requirePublishable(name, {}, created)
      return created
    },

    update: (write, id, version, given, pictures = {}, within) =>
      updatePublishable(write, record, id, version, async (before) => {
        requireWithin(before, within)
        const fields = { ...given, ...beforeWrite?.(given, before) }
        await updateRow(write.queries, name, id, {
          ...toEntryColumns(definition, fields, before),
          ...(await choose(write, pictures, before)),
        }).catch(refuseTaken)
        await writeEntryLists(write, definition, id, fields)
      }),

    removePicture: (write, id, url, within) =>
      write.update(record, id, undefined, async (before) => {
        requireWithin(before, within)
        for (const [, field] of entityFieldsOfKind(definition, 'pictures'))
          if (await removeFromRelationList(write.queries, field, id, url)) return
        throw new ApiError('notFound', 'This entry has no such picture')
      }),

    remove: (write, id, within) =>
      removeEntry(write, record, id, (before) => requireWithin(before, within)),

    reorder: (write, ids, within) => reorderEntries(write, definition, ids, siblings(within)),
  }
}
