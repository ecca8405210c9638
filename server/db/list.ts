import { type SelectQueryBuilder, sql } from 'kysely'
import { invalid } from '#contract/api-error.ts'
import type { Queries } from './database.ts'
import { fold, folded } from './fold.ts'
import type { EntityTable, Tables } from './schema.ts'
import type { Write } from './write.ts'

/** Which part of a list is wanted; all of it by default. */
export interface Part {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  /** Words that must stand somewhere in an entry. */
  readonly search?: string | undefined
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

const containsAll = (columns: readonly string[], search: string) =>
  containsTexts(columns, search.split(/\s+/))

/** Whether every one of the texts stands in one of the columns. */
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
  { search }: Part,
): SelectQueryBuilder<Tables, T, O> =>
  search === undefined ? query : query.where(containsAll(columns, search))

/** How many rows a table has, of those that match the search. */
export const count = async (
  queries: Queries,
  table: EntityTable,
  columns: readonly string[] = [],
  { search }: Part = {},
): Promise<number> => {
  const all = queries.selectFrom(table).select((row) => row.fn.countAll().as('rows'))
  const wanted = search === undefined ? all : all.where(containsAll(columns, search))
  const { rows } = await wanted.executeTakeFirstOrThrow()
  return Number(rows)
}

type PositionedTable = 'team' | 'frontPage' | 'logo'

/** The position in front of, or behind, all that a table has. */
export const positionAt = async (
  queries: Queries,
  table: PositionedTable,
  end: 'first' | 'last',
): Promise<number> => {
  const { least, most } = await queries
    .selectFrom(table)
    .select((row) => [row.fn.min('position').as('least'), row.fn.max('position').as('most')])
    .executeTakeFirstOrThrow()
  return end === 'first' ? Number(least ?? 1) - 1 : Number(most ?? -1) + 1
}

type OrderedTable = PositionedTable | 'subPost'

/** Puts rows into the given order; those not named follow behind, as they were. */
export const reorder = async (
  write: Write,
  table: OrderedTable,
  current: readonly string[],
  wanted: readonly string[],
): Promise<void> => {
  const unknown = wanted.findIndex(
    (id, index) => !current.includes(id) || wanted.indexOf(id) !== index,
  )
  if (unknown >= 0)
    throw invalid([{ path: `ids.${unknown}`, message: 'Not an entry of this list' }])
  const order = [...wanted, ...current.filter((id) => !wanted.includes(id))]
  for (const [position, id] of order.entries()) {
    await write.queries.updateTable(table).set({ position }).where('_id', '=', id).execute()
  }
  await write.reorder(table, current, order)
}
