import { type RawBuilder, sql } from 'kysely'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { published } from '#contract/call/publishing.ts'
import type { Queries } from '#server/base/db/database.ts'
import { containing, count, cut, type Part } from '#server/base/db/list.ts'
import { readingOne } from '#server/base/db/reads.ts'
import type { Row } from '#server/base/db/snapshot-shape.ts'
import type { ChoosePicture } from '#server/base/media/choose-picture.ts'
import { listed, type Reader, visible } from '#server/base/reader/visible.ts'
import { alsoFound } from '#server/base/search/also-found.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { newPosition, orderOf, reorder } from './order.ts'
import { updatePublishable } from './publish-check.ts'
import { type Defines, type Entry, recordOf, shownColumns, toColumns, toEntry } from './record.ts'
import { changeRow, deleteRow, insertRow } from './rows.ts'

/** The fields of an entry that are to be written; those left out keep their value, or stay empty. */
export type Fields<T> = { readonly [K in Exclude<keyof T, keyof Entry>]?: T[K] | undefined }

/** What becomes of an entry's pictures, by field. */
export type Pictures = Readonly<Record<string, ChoosePicture>>

/** The queries of an entity that is its row and nothing else. */
export interface EntityStore<T extends Entry> {
  readonly definition: EntityDefinition
  readonly record: Entity<T>
  /** The wanted entries in their order, and how many there are in all, of those the reader may see. */
  list(
    queries: Queries,
    reader: Reader,
    wanted: Part,
    order?: RawBuilder<unknown>,
  ): Promise<{ entries: T[]; total: number }>
  /** One entry, if the reader may see it. */
  find(queries: Queries, reader: Reader, id: string): Promise<T | undefined>
  add(write: Write, fields: Fields<T>, pictures?: Pictures): Promise<T>
  update(
    write: Write,
    id: string,
    version: number | undefined,
    fields: Fields<T>,
    pictures?: Pictures,
  ): Promise<T>
  remove(write: Write, id: string): Promise<T>
  reorder(write: Write, ids: readonly string[]): Promise<void>
}

const emptyRow = ({ fields, publishing }: EntityDefinition): Row => ({
  ...(publishing && published),
  ...Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      if (kind === 'flag') return [name, 0]
      return [name, kind === 'list' ? '[]' : '']
    }),
  ),
})

const choose = async (write: Write, pictures: Pictures, before: object): Promise<Row> => {
  const chosen: Record<string, string> = {}
  for (const [name, choosePicture] of Object.entries(pictures)) {
    chosen[name] = await choosePicture(write, String(Reflect.get(before, name) ?? ''))
  }
  return chosen
}

/** Makes the store of an entity that has nothing special. */
export const createStore = <T extends Entry>(definition: Defines<T>): EntityStore<T> => {
  const { name, search, order } = definition
  const record = recordOf<T>(definition)
  return {
    definition,
    record,

    list: async (queries, reader, part, by = orderOf(definition)) => {
      const isShown = listed(reader, name)
      const wanted = await alsoFound(queries, name, part)
      const { rows } = await sql<T>`
        select ${shownColumns(definition)} from ${sql.table(name)}
        where ${isShown} and ${containing(search, wanted)} order by ${by} ${cut(wanted)}`.execute(
        queries,
      )
      return {
        entries: rows.map((row) => toEntry(definition, row)),
        total: await count(queries, name, search, wanted, isShown),
      }
    },

    find: async (queries, reader, id) => {
      const { rows } = await readingOne(name, id, () =>
        sql<T>`
        select ${shownColumns(definition)} from ${sql.table(name)}
        where "_id" = ${id} and ${visible(reader, name)}`.execute(queries),
      )
      return rows[0] && toEntry(definition, rows[0])
    },

    add: (write, fields, pictures = {}) =>
      write.create(record, async (stamp) => {
        const { queries } = write
        await insertRow(queries, name, {
          ...emptyRow(definition),
          ...stamp,
          ...toColumns(definition, fields),
          ...(await choose(write, pictures, {})),
          ...(order.by === 'position' && { position: await newPosition(queries, definition) }),
        })
      }),

    update: (write, id, version, fields, pictures = {}) =>
      updatePublishable(write, record, id, version, async (before) => {
        await changeRow(write.queries, name, id, {
          ...toColumns(definition, fields),
          ...(await choose(write, pictures, before)),
        })
      }),

    remove: (write, id) => write.remove(record, id, () => deleteRow(write.queries, name, id)),

    reorder: (write, ids) => reorder(write, definition, ids),
  }
}
