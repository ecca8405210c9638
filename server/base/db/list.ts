import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Queries } from './database.ts'
import { fold, folded } from './fold.ts'
import { readInBatches } from './in-batches.ts'
import type { Owners } from './ordered-list.ts'
import type { Tables } from './schema.ts'

export interface Part {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly search?: string | undefined
  /** Search index condition. Matching entries are listed in addition to textual matches. */
  readonly found?: RawBuilder<boolean>
}

// SQLite allows an offset only with a limit.
const noLimit = 1_000_000_000

export const part = <T extends keyof Tables, O>(
  query: SelectQueryBuilder<Tables, T, O>,
  { limit, offset }: Part,
): SelectQueryBuilder<Tables, T, O> => {
  if (limit === undefined && offset === undefined) return query
  return query.limit(limit ?? noLimit).offset(offset ?? 0)
}

const cut = ({ limit, offset }: Part): RawBuilder<unknown> =>
  limit === undefined && offset === undefined
    ? sql``
    : sql`limit ${limit ?? noLimit} offset ${offset ?? 0}`

export const wordsOf = (search = ''): string[] => {
  const words = [...new Set(search.split(/\s+/).map(fold))].filter((word) => word !== '')
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)))
}

/** Returns the SQL condition that every folded text is in at least one of the columns. */
export const containsTexts = (columns: readonly string[], texts: readonly string[]) => {
  const conditions = texts.map((text) => {
    const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
    const places = columns.map((column) => sql`${folded(column)} like ${pattern} escape '\\'`)
    return sql`(${sql.join(places, sql` or `)})`
  })
  return sql<boolean>`(${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`})`
}

const searchedAtOnce = 500

/** Filters ids of entries that contain all words in the columns, or that the search index finds. */
export const keepMatching = async (
  queries: Queries,
  table: string,
  ids: readonly string[],
  { columns, words, found }: { columns: readonly string[]; words: readonly string[] } & Part,
): Promise<string[]> => {
  const select = sql`select "_id" from ${sql.table(table)}`
  const known = found ? await sql<{ _id: string }>`${select} where ${found}`.execute(queries) : null
  const kept = new Set(known?.rows.map(({ _id }) => _id))
  const unknown = ids.filter((id) => !kept.has(id))
  const contains = containsTexts(columns, words)
  const read = async (batch: Owners) =>
    (
      await sql<{ _id: string }>`${select} where "_id" in (${batch}) and ${contains}`.execute(
        queries,
      )
    ).rows
  for (const { _id } of await readInBatches(unknown, read, searchedAtOnce)) kept.add(_id)
  return ids.filter((id) => kept.has(id))
}

interface List {
  readonly table: string
  readonly search: readonly string[]
  readonly condition?: RawBuilder<boolean>
  readonly by: RawBuilder<unknown>
}

/** Returns the ids of a slice of a list, in order, and the total. */
export const listIds = async (
  queries: Queries,
  { table, search: columns, condition = sql`1 = 1`, by }: List,
  wanted: Part,
): Promise<{ ids: string[]; total: number }> => {
  const read = async (rest: RawBuilder<unknown>) => {
    const { rows } = await sql<{ _id: string }>`
      select "_id" from ${sql.table(table)} where ${condition} order by ${by} ${rest}`.execute(
      queries,
    )
    return rows.map(({ _id }) => _id)
  }
  const { limit, offset = 0, found, search } = wanted
  const words = wordsOf(search)
  if (words.length > 0) {
    const ids = await keepMatching(queries, table, await read(sql``), { columns, words, found })
    const end = limit === undefined ? ids.length : offset + limit
    return { ids: ids.slice(offset, end), total: ids.length }
  }
  const ids = await read(cut(wanted))
  const isAll = limit === undefined && offset === 0
  return { ids, total: isAll ? ids.length : await count(queries, table, condition) }
}

export const count = async (
  queries: Queries,
  table: string,
  condition: RawBuilder<boolean> = sql`1 = 1`,
): Promise<number> => {
  const { rows } = await sql<{ rows: number | string }>`
    select count(*) as "rows" from ${sql.table(table)} where ${condition}`.execute(queries)
  return Number(rows[0]?.rows)
}
