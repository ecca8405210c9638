import { sql } from 'kysely'
import type { EntityDefinition } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { changeRow, insertMissing } from './rows.ts'

type Versioned<T> = T & { readonly version: number }
/** The same as T, once T is known. */
type Unversioned<T> = Omit<Versioned<T>, 'version'>

/** The store of a single value, whose row is created by its first change. */
export interface SingleStore<T> {
  /** The value as the journal sees it. */
  readonly record: Entity<Versioned<T>>
  /** Reads what was stored. */
  parse(value: string): T
  /** The current value; before its first change the shipped one, as version 0. */
  read(queries: Queries): Promise<Versioned<T>>
  /** Changes the value; before the first change it is `first`, or the shipped one. */
  update(
    write: Write,
    version: number | undefined,
    change: (before: Unversioned<T>) => T | Promise<T>,
    first?: T,
  ): Promise<Versioned<T>>
}

interface SingleOptions<T> {
  readonly definition: EntityDefinition & { readonly single: readonly [string, ...string[]] }
  /** The id of the row, the first of the definition by default. */
  readonly id?: string
  /** The value that ships with Salus. */
  readonly shipped: T
  /** Reads what was stored. */
  readonly parse: (value: string) => T
  /** The value as it is stored. */
  readonly store: (value: T) => object
}

/** Makes the store of a single value. */
export const createSingleStore = <T extends object>({
  definition: { name: table, label, single },
  id: only = single[0],
  shipped,
  parse,
  store,
}: SingleOptions<T>): SingleStore<T> => {
  const record: Entity<Versioned<T>> = {
    label,
    table,
    read: async (queries, id) => {
      const { rows } = await sql<{ value: string; version: number }>`
        select "value", "version" from ${sql.table(table)} where "_id" = ${id}`.execute(queries)
      return rows[0] && { ...parse(rows[0].value), version: rows[0].version }
    },
  }
  const textOf = (value: T) => JSON.stringify(store(value))
  return {
    record,

    parse,

    read: async (queries) => (await record.read(queries, only)) ?? { ...shipped, version: 0 },

    update: async ({ queries, now, update }, version, change, first = shipped) => {
      await insertMissing(queries, table, {
        _id: only,
        createdAt: now,
        updatedAt: now,
        version: 0,
        value: textOf(first),
      })
      return update(record, only, version, async ({ version: _, ...before }) => {
        await changeRow(queries, table, only, { value: textOf(await change(before)) })
      })
    },
  }
}
