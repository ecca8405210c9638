import type { SelectQueryBuilder } from 'kysely'
import type { Queries } from './database.ts'
import type { EntityTable, Tables } from './schema.ts'

/** Which part of a list is wanted; all of it by default. */
export interface Part {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
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

/** How many rows a table has. */
export const count = async (queries: Queries, table: EntityTable): Promise<number> => {
  const { rows } = await queries
    .selectFrom(table)
    .select((row) => row.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow()
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
