import { sql } from 'kysely'
import type { EntityDefinition } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'
import { insertRowIfMissing, updateRow } from './rows.ts'

type Versioned<T> = T & { readonly version: number }
type Unversioned<T> = Omit<Versioned<T>, 'version'>

/** Stores the only entry of an entity, such as settings. The first change creates its row. */
export interface SingletonEntityStore<T> {
  readonly record: JournaledEntity<Versioned<T>>
  parse(value: string): T
  /** Returns the stored value. Before the first change, returns the default with version 0. */
  read(queries: Queries): Promise<Versioned<T>>
  /** Changes the value. If none is stored, `first` or the default counts as the old value. */
  update(
    write: WriteTransaction,
    version: number | undefined,
    change: (before: Unversioned<T>) => T | Promise<T>,
    first?: T,
  ): Promise<Versioned<T>>
}

interface SingleOptions<T> {
  readonly definition: EntityDefinition & { readonly single: readonly [string, ...string[]] }
  readonly id?: string
  readonly shipped: T
  readonly parse: (value: string) => T
  readonly store: (value: T) => object
}

export const createSingletonEntityStore = <T extends object>({
  definition: { name: table, label, single },
  id: only = single[0],
  shipped,
  parse,
  store,
}: SingleOptions<T>): SingletonEntityStore<T> => {
  const record: JournaledEntity<Versioned<T>> = {
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
      await insertRowIfMissing(queries, table, {
        _id: only,
        createdAt: now,
        updatedAt: now,
        version: 0,
        value: textOf(first),
      })
      return update(record, only, version, async ({ version: _, ...before }) => {
        await updateRow(queries, table, only, { value: textOf(await change(before)) })
      })
    },
  }
}
