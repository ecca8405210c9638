import { type RawBuilder, sql } from 'kysely'
import { ApiError, notFound } from '#contract/call/api-error.ts'
import { type EntityDefinition, fieldsOf } from '#contract/call/entity.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readInBatches } from '#server/base/db/in-batches.ts'
import { listIds, type Part } from '#server/base/db/list.ts'
import { nameTaken } from '#server/base/db/name-key.ts'
import { groupBy, type Owners, owner, removeFromList } from '#server/base/db/ordered-list.ts'
import { readingOne } from '#server/base/db/reads.ts'
import type { Row } from '#server/base/db/snapshot-shape.ts'
import { parentOf } from '#server/base/definition/dependencies.ts'
import type { ChoosePicture } from '#server/base/media/choose-picture.ts'
import {
  listed,
  type Reader,
  systemReader,
  visible,
  visibleAmong,
} from '#server/base/reader/visible.ts'
import { alsoFound } from '#server/base/search/also-found.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { type ReadMembers, readLists, writeLists } from './entry-lists.ts'
import { newPosition, orderOf, reorder, type Siblings } from './order.ts'
import { requirePublishable, updatePublishable } from './publish-check.ts'
import {
  type Defines,
  type Entry,
  emptyColumns,
  type Shape,
  shownColumns,
  toColumns,
  toEntry,
} from './record.ts'
import { removeEntry } from './remove.ts'
import { changeRow, insertRow } from './rows.ts'

/** Type of a field in write operations, with ids of related entries. */
type Written<V> = V extends readonly { readonly _id: string }[] ? readonly string[] : V

/**
 * Fields to write. Missing ones keep their value. Lists of entries are replaced, images are
 * appended.
 */
export type Fields<T> = {
  readonly [K in Exclude<keyof T, keyof Entry>]?: Written<T[K]> | undefined
}

export type Pictures = Readonly<Record<string, ChoosePicture>>

/** A slice of a list. `within` restricts it to the parts of one entry. */
export interface Wanted extends Part {
  readonly within?: string
}

/** Queries of an entity, derived from its definition. `Own` has only the defined fields. */
export interface EntityStore<T extends Entry, Own = T> {
  readonly definition: EntityDefinition
  readonly record: Entity<T>
  /** Returns a slice of the entries that the reader may see, and their total. */
  list(
    queries: Queries,
    reader: Reader,
    wanted: Wanted,
    order?: RawBuilder<unknown>,
  ): Promise<{ entries: T[]; total: number }>
  /** Returns the parts of several entries in order, by entry. */
  parts(queries: Queries, wholes: Owners, reader: Reader): Promise<Map<string, T[]>>
  /** Returns undefined if the entry does not exist or the reader must not see it. */
  find(queries: Queries, reader: Reader, id: string): Promise<T | undefined>
  /** Creates an entry. `createdAt` is for imports. */
  add(
    write: Write,
    fields: Fields<Own> & { readonly createdAt?: string },
    pictures?: Pictures,
  ): Promise<T>
  /** Changes the given fields. `within` is the required parent. */
  update(
    write: Write,
    id: string,
    version: number | undefined,
    fields: Fields<Own>,
    pictures?: Pictures,
    within?: string | undefined,
  ): Promise<T>
  removePicture(write: Write, id: string, url: string, within?: string): Promise<T>
  remove(write: Write, id: string, within?: string | undefined): Promise<T>
  reorder(write: Write, ids: readonly string[], within?: string): Promise<void>
}

interface Special<Own, T extends Entry> {
  readonly shape?: Shape
  /** Loads list items. The default is their ids. */
  readonly members?: Readonly<Record<string, ReadMembers>>
  /** Adds computed fields to entries, with a fixed number of queries. */
  readonly complete?: (
    queries: Queries,
    entries: readonly Own[],
    owners: Owners,
    reader: Reader,
  ) => Promise<T[]>
  /** Validates or changes fields before writing. `before` is empty for new entries. */
  readonly beforeWrite?: (fields: Fields<Own>, before: Partial<T>) => Fields<Own>
  readonly mayRemove?: Entity<T>['mayRemove']
}

const choose = async (write: Write, pictures: Pictures, before: object): Promise<Row> => {
  const chosen: Record<string, string> = {}
  for (const [name, choosePicture] of Object.entries(pictures)) {
    chosen[name] = await choosePicture(write, String(Reflect.get(before, name) ?? ''))
  }
  return chosen
}

export const createStore = <Own extends Entry, T extends Entry = Own>(
  definition: Defines<Own>,
  special: Special<Own, T> = {},
): EntityStore<T, Own> => {
  const { name, label, search, order } = definition
  const { shape, members = {}, complete, beforeWrite, mayRemove } = special
  const columns = shownColumns(definition)
  const table = sql.table(name)
  const parent = parentOf(name)
  const hasKey = fieldsOf(definition, 'internal').some(([, { keyOf, isOf }]) => keyOf && !isOf)

  const siblings = (within: string | undefined): Siblings | undefined =>
    parent && within !== undefined ? { column: parent.column, id: within } : undefined

  const requireWithin = (before: object, within: string | undefined): void => {
    if (!parent || within === undefined) return
    if (Reflect.get(before, parent.column) !== within) throw notFound(label)
  }

  const whole = async (
    queries: Queries,
    rows: readonly object[],
    owners: Owners,
    reader: Reader,
  ): Promise<T[]> => {
    if (rows.length === 0) return []
    const listsOf = await readLists(queries, definition, owners, reader, members)
    const entriesAs = <E extends Entry>() =>
      rows.map((row) => {
        const entry = toEntry<E>(definition, row, shape)
        return Object.assign(entry, listsOf(entry._id))
      })
    return complete ? complete(queries, entriesAs<Own>(), owners, reader) : entriesAs<T>()
  }

  const find = async (queries: Queries, reader: Reader, id: string): Promise<T | undefined> => {
    const { rows } = await sql<object>`
      select ${columns} from ${table} where "_id" = ${id} and ${visible(reader, name)}`.execute(
      queries,
    )
    const [entry] = await whole(queries, rows, owner(id), reader)
    return entry
  }

  const refuseTaken = (error: unknown): never => {
    if (hasKey) return nameTaken(label.toLowerCase())(error)
    throw error
  }

  const record: Entity<T> = {
    label,
    table: name,
    read: (queries, id) => find(queries, systemReader, id),
    ...(mayRemove && { mayRemove }),
  }

  return {
    definition,
    record,

    list: async (queries, reader, { within, ...part }, by = orderOf(definition)) => {
      const among = siblings(within)
      const isShown = among
        ? sql<boolean>`${listed(reader, name)} and ${sql.ref(among.column)} = ${among.id}`
        : listed(reader, name)
      const wanted = await alsoFound(queries, name, part)
      const list = { table: name, search, condition: isShown, by }
      const { ids, total } = await listIds(queries, list, wanted)
      const entries = await readInBatches(ids, async (batch) => {
        const { rows } = await sql<object>`
          select ${columns} from ${table}
          where "_id" in (${batch}) and ${visibleAmong(reader, name)}`.execute(queries)
        return whole(queries, rows, batch, reader)
      })
      return { entries, total }
    },

    parts: async (queries, wholes, reader) => {
      const column = parent?.column ?? '_id'
      const rest = sql`from ${table} where ${sql.ref(column)} in (${wholes})`
      const { rows } = await sql<object>`
        select ${columns} ${rest} order by ${orderOf(definition)}`.execute(queries)
      const entries = await whole(queries, rows, sql`select "_id" ${rest}`, reader)
      return groupBy(
        entries,
        (entry) => String(Reflect.get(entry, column)),
        (entry) => entry,
      )
    },

    find: (queries, reader, id) => readingOne(name, id, () => find(queries, reader, id)),

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
          ...toColumns(definition, fields),
          ...(await choose(write, pictures, {})),
          ...(order.by === 'position' && {
            position: await newPosition(queries, definition, siblings(within)),
          }),
        }).catch(refuseTaken)
        await writeLists(write, definition, stamp._id, fields)
      })
      requirePublishable(name, {}, created)
      return created
    },

    update: (write, id, version, given, pictures = {}, within) =>
      updatePublishable(write, record, id, version, async (before) => {
        requireWithin(before, within)
        const fields = { ...given, ...beforeWrite?.(given, before) }
        await changeRow(write.queries, name, id, {
          ...toColumns(definition, fields, before),
          ...(await choose(write, pictures, before)),
        }).catch(refuseTaken)
        await writeLists(write, definition, id, fields)
      }),

    removePicture: (write, id, url, within) =>
      write.update(record, id, undefined, async (before) => {
        requireWithin(before, within)
        for (const [, field] of fieldsOf(definition, 'pictures'))
          if (await removeFromList(write.queries, field, id, url)) return
        throw new ApiError('notFound', 'This entry has no such picture')
      }),

    remove: (write, id, within) =>
      removeEntry(write, record, id, (before) => requireWithin(before, within)),

    reorder: (write, ids, within) => reorder(write, definition, ids, siblings(within)),
  }
}
