import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Queries } from './database.ts'
import { foldedColumnExpression, foldForSearch } from './fold.ts'
import { readEntriesInBatches } from './in-batches.ts'
import type { ListOwnerIdsQuery } from './ordered-list.ts'
import type { DatabaseTables } from './schema.ts'

export interface ListQueryOptions {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly search?: string | undefined
  /**
   * SQL condition from the search index. Entries that meet it are listed in addition to those whose columns
   * contain the search words.
   */
  readonly found?: RawBuilder<boolean>
}

// SQLite allows an offset only with a limit.
const noLimit = 1_000_000_000

export const applyLimitAndOffset = <T extends keyof DatabaseTables, O>(
  query: SelectQueryBuilder<DatabaseTables, T, O>,
  { limit, offset }: ListQueryOptions,
): SelectQueryBuilder<DatabaseTables, T, O> => {
  if (limit === undefined && offset === undefined) return query
  return query.limit(limit ?? noLimit).offset(offset ?? 0)
}

const cut = ({ limit, offset }: ListQueryOptions): RawBuilder<unknown> =>
  limit === undefined && offset === undefined
    ? sql``
    : sql`limit ${limit ?? noLimit} offset ${offset ?? 0}`

export const splitIntoSearchWords = (search = ''): string[] => {
  const words = [...new Set(search.split(/\s+/).map(foldForSearch))].filter((word) => word !== '')
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)))
}

/**
 * Returns the SQL condition that each text occurs in at least one of the columns, compared like
 * `foldForSearch`.
 */
export const containsAllTextsCondition = (columns: readonly string[], texts: readonly string[]) => {
  const conditions = texts.map((text) => {
    const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
    const places = columns.map(
      (column) => sql`${foldedColumnExpression(column)} like ${pattern} escape '\\'`,
    )
    return sql`(${sql.join(places, sql` or `)})`
  })
  return sql<boolean>`(${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`})`
}

const searchedAtOnce = 500

/** Returns the ids of entries whose columns contain all words, or that the search index finds. */
export const filterIdsMatchingSearch = async (
  queries: Queries,
  table: string,
  ids: readonly string[],
  {
    columns,
    words,
    found,
  }: { columns: readonly string[]; words: readonly string[] } & ListQueryOptions,
): Promise<string[]> => {
  const select = sql`select "_id" from ${sql.table(table)}`
  const known = found ? await sql<{ _id: string }>`${select} where ${found}`.execute(queries) : null
  const kept = new Set(known?.rows.map(({ _id }) => _id))
  const unknown = ids.filter((id) => !kept.has(id))
  const contains = containsAllTextsCondition(columns, words)
  const read = async (batch: ListOwnerIdsQuery) =>
    (
      await sql<{ _id: string }>`${select} where "_id" in (${batch}) and ${contains}`.execute(
        queries,
      )
    ).rows
  for (const { _id } of await readEntriesInBatches(unknown, read, searchedAtOnce)) kept.add(_id)
  return ids.filter((id) => kept.has(id))
}

interface List {
  readonly table: string
  readonly search: readonly string[]
  readonly condition?: RawBuilder<boolean>
  readonly by: RawBuilder<unknown>
}

/** Returns the ids of one page of a list, in its order, and the total number of entries. */
export const listEntryIds = async (
  queries: Queries,
  { table, search: columns, condition = sql`1 = 1`, by }: List,
  wanted: ListQueryOptions,
): Promise<{ ids: string[]; total: number }> => {
  const read = async (rest: RawBuilder<unknown>) => {
    const { rows } = await sql<{ _id: string }>`
      select "_id" from ${sql.table(table)} where ${condition} order by ${by} ${rest}`.execute(
      queries,
    )
    return rows.map(({ _id }) => _id)
  }
  const { limit, offset = 0, found, search } = wanted
  const words = splitIntoSearchWords(search)
  if (words.length > 0) {
    const ids = await filterIdsMatchingSearch(queries, table, await read(sql``), {
      columns,
      words,
      found,
    })
    const end = limit === undefined ? ids.length : offset + limit
    return { ids: ids.slice(offset, end), total: ids.length }
  }
  const ids = await read(cut(wanted))
  const isAll = limit === undefined && offset === 0
  return { ids, total: isAll ? ids.length : await countRows(queries, table, condition) }
}

export const countRows = async (
  queries: Queries,
  table: string,
  condition: RawBuilder<boolean> = sql`1 = 1`,
): Promise<number> => {
  const { rows } = await sql<{ rows: number | string }>`
    select count(*) as "rows" from ${sql.table(table)} where ${condition}`.execute(queries)
  return Number(rows[0]?.rows)
}
