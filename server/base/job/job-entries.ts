import { sql } from 'kysely'
import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createBackgroundPause } from '#server/base/db/turns.ts'

interface JobEntry {
  readonly importId: string
  readonly index: number
  readonly status: string
  readonly isChosen: number
  readonly savedAs: string
}

const atOnce = 50
const lettersAtOnce = 1_000_000

const lettersOf = (entry: object): number =>
  Object.values(entry).reduce(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  )

/**
 * Stores the entries of imports. There may be thousands, so they are read and written in batches.
 */
export const createImportEntryStore = <T extends JobEntry>(name: string) => {
  const table = sql.table(name)
  const of = (importId: string) => sql`from ${table} where "importId" = ${importId}`
  const waiting = (importId: string) => sql`${of(importId)} and "isChosen" = 1 and "savedAs" = ''`

  const add = async (queries: Queries, entries: readonly T[]): Promise<void> => {
    const columns = Object.keys(entries[0] ?? {})
    const values = (entry: T) => sql`(${sql.join(columns.map((key) => Reflect.get(entry, key)))})`
    const insert = (some: readonly T[]) =>
      sql`insert into ${table} (${sql.join(columns.map((key) => sql.ref(key)))})
        values ${sql.join(some.map(values))}`.execute(queries)
    const pause = createBackgroundPause()
    let some: T[] = []
    let letters = 0
    for (const entry of entries) {
      await pause()
      some.push(entry)
      letters += lettersOf(entry)
      if (some.length < atOnce && letters < lettersAtOnce) continue
      await insert(some)
      some = []
      letters = 0
    }
    if (some.length > 0) await insert(some)
  }

  const drop = async (queries: Queries, importId: string): Promise<void> => {
    for (let gone = BigInt(atOnce); gone > 0n; ) {
      const some = sql`select "index" ${of(importId)} limit ${sql.lit(atOnce)}`
      const { numAffectedRows = 0n } =
        await sql`delete ${of(importId)} and "index" in (${some})`.execute(queries)
      gone = numAffectedRows
    }
  }

  async function* readParts<R extends Pick<T, 'index'>>(
    queries: Queries,
    importId: string,
    columns: readonly string[],
  ): AsyncGenerator<R[]> {
    const wanted = sql.join(['index', ...columns].map((name) => sql.ref(name)))
    const pause = createBackgroundPause()
    for (let after = -1; ; await pause()) {
      const { rows } = await sql<R>`select ${wanted}
        ${of(importId)} and "index" > ${after}
        order by "index" limit ${sql.lit(atOnce)}`.execute(queries)
      yield rows
      const last = rows.at(-1)
      if (last === undefined || rows.length < atOnce) return
      after = last.index
    }
  }

  const readStatuses = async (
    queries: Queries,
    importId: string,
  ): Promise<Map<number, T['status']>> => {
    const statuses = new Map<number, T['status']>()
    const parts = readParts<Pick<T, 'index' | 'status'>>(queries, importId, ['status'])
    for await (const rows of parts)
      for (const { index, status } of rows) statuses.set(index, status)
    return statuses
  }

  return {
    list: async <C extends Extract<keyof T, string>, S>(
      queries: Queries,
      importId: string,
      columns: readonly C[],
      show: (entry: Pick<T, C | 'index'>) => S,
    ): Promise<S[]> => {
      const all: S[] = []
      const parts = readParts<Pick<T, C | 'index'>>(queries, importId, columns)
      const pause = createBackgroundPause()
      for await (const rows of parts) {
        for (const row of rows) {
          await pause()
          all.push(show(row))
        }
      }
      return all
    },

    countWaiting: async (queries: Queries, importId: string): Promise<number> => {
      const { rows } = await sql<{ count: number | string }>`
        select count(*) as count ${waiting(importId)}`.execute(queries)
      return Number(rows[0]?.count)
    },

    readWaiting: async (
      queries: Queries,
      importId: string,
      after: number,
      limit: number,
    ): Promise<T[]> => {
      const { rows } = await sql<T>`select * ${waiting(importId)} and "index" > ${after}
        order by "index" limit ${sql.lit(limit)}`.execute(queries)
      return rows
    },

    add,
    drop,

    put: async (queries: Queries, importId: string, entries: readonly T[]): Promise<void> => {
      await drop(queries, importId)
      await add(queries, entries)
    },

    change: async (
      queries: Queries,
      { importId, index }: Pick<T, 'importId' | 'index'>,
      changes: Partial<T>,
    ): Promise<void> => {
      const set = Object.entries(changes).map(([key, value]) => sql`${sql.ref(key)} = ${value}`)
      await sql`update ${table} set ${sql.join(set)}
        where "importId" = ${importId} and "index" = ${index}`.execute(queries)
    },

    /**
     * Marks entries for saving: those with these indexes, or all new ones. Throws if any of them
     * cannot be saved.
     */
    choose: async (
      queries: Queries,
      importId: string,
      indexes: readonly number[] | undefined,
      wrongWith: (status: T['status'] | undefined) => string | undefined,
    ): Promise<void> => {
      const statuses = await readStatuses(queries, importId)
      const errors = (indexes ?? []).flatMap((index, at) => {
        const message = wrongWith(statuses.get(index))
        return message === undefined ? [] : [{ path: `indexes.${at}`, message }]
      })
      if (errors.length > 0) throw createInvalidInputError(errors.slice(0, 100))
      const isNew = (index: number) => statuses.get(index) === 'new'
      const chosen = indexes ?? [...statuses.keys()].filter(isNew)
      // Updates in batches, because entries can be large and SQL rewrites whole rows.
      for (let at = 0; at < chosen.length; at += atOnce)
        await sql`update ${table} set "isChosen" = 1
          where "importId" = ${importId} and "savedAs" = ''
          and "index" in (${sql.join(chosen.slice(at, at + atOnce))})`.execute(queries)
    },
  }
}
