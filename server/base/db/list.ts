import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Queries } from './database.ts'
import { fold, folded } from './fold.ts'
import type { Tables } from './schema.ts'

/** Which part of a list is wanted; all of it by default. */
export interface Part {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  /** Words that an entry must contain. */
  readonly search?: string | undefined
  /** A condition of the search index; entries that meet it are listed as well. */
  readonly found?: RawBuilder<boolean>
}

// SQLite takes an offset only together with a limit.
const noLimit = 1_000_000_000

/** Cuts an ordered query down to the wanted part. */
export const part = <T extends keyof Tables, O>(
  query: SelectQueryBuilder<Tables, T, O>,
  { limit, offset }: Part,
): SelectQueryBuilder<Tables, T, O> => {
  if (limit === undefined && offset === undefined) return query
  return query.limit(limit ?? noLimit).offset(offset ?? 0)
}

/** The wanted part of a list, as the end of a statement. */
export const cut = ({ limit, offset }: Part): RawBuilder<unknown> =>
  limit === undefined && offset === undefined
    ? sql``
    : sql`limit ${limit ?? noLimit} offset ${offset ?? 0}`

/** Whether each word of the search is in one of the columns. */
export const containing = (columns: readonly string[], { search = '', found }: Part) => {
  const contains = containsTexts(columns, search.split(/\s+/))
  return found ? sql<boolean>`(${contains} or ${found})` : contains
}

/** Whether each of the texts is in one of the columns. */
export const containsTexts = (columns: readonly string[], texts: readonly string[]) => {
  const wanted = texts.map(fold).filter((text) => text !== '')
  const conditions = wanted.map((text) => {
    const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
    const places = columns.map((column) => sql`${folded(column)} like ${pattern} escape '\\'`)
    return sql`(${sql.join(places, sql` or `)})`
  })
  return sql<boolean>`(${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`})`
}

/** Keeps the entries that contain every word of the search in one of the columns. */
export const matching = <T extends keyof Tables, O>(
  query: SelectQueryBuilder<Tables, T, O>,
  columns: readonly string[],
  wanted: Part,
): SelectQueryBuilder<Tables, T, O> =>
  wanted.search === undefined ? query : query.where(containing(columns, wanted))

/** How many rows a table has, of those that match the search and a condition. */
export const count = async (
  queries: Queries,
  table: string,
  columns: readonly string[] = [],
  wanted: Part = {},
  condition: RawBuilder<boolean> = sql`1 = 1`,
): Promise<number> => {
  const { rows } = await sql<{ rows: number | string }>`
    select count(*) as "rows" from ${sql.table(table)}
    where ${condition} and ${containing(columns, wanted)}`.execute(queries)
  return Number(rows[0]?.rows)
}
