import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/db/schema.ts'
import { textTable } from './entries.ts'
import { dialectOf } from './json-rows.ts'
import { type Condition, type Place, toFts5, toTsquery } from './query.ts'

type Queries = Kysely<Tables>

/** An entry of the index; newer ones have higher numbers. */
export interface Match {
  readonly number: number
  readonly id: string
}

/** The entries of one kind that meet a condition, as the end of a statement over "searchEntry". */
const meeting = (queries: Queries, entity: string, condition: Condition, place: Place) =>
  dialectOf(queries) === 'sqlite'
    ? sql`entity = ${entity} and number in (
        select rowid from ${textTable(entity)} where ${textTable(entity)} match ${toFts5(condition, place)})`
    : sql`entity = ${entity} and words @@ ${toTsquery(condition, place)}::tsquery`

/** How many entries of one kind meet a condition. */
export const countMatches = async (
  queries: Queries,
  entity: string,
  condition: Condition,
  place: Place = { in: 'anywhere' },
): Promise<number> => {
  const { rows } = await (dialectOf(queries) === 'sqlite'
    ? sql<{ total: number | string }>`select count(*) as total from ${textTable(entity)}
        where ${textTable(entity)} match ${toFts5(condition, place)}`
    : sql<{ total: number | string }>`select count(*) as total from "searchEntry"
        where ${meeting(queries, entity, condition, place)}`
  ).execute(queries)
  return Number(rows[0]?.total)
}

/** The newest entries of one kind that meet a condition. */
export const newestMatches = async (
  queries: Queries,
  entity: string,
  condition: Condition,
  place: Place,
  limit: number,
): Promise<Match[]> => {
  const { rows } = await (dialectOf(queries) === 'sqlite'
    ? sql<{ number: number | string; id: string }>`
        select number, "entityId" as id from (
          select rowid as found from ${textTable(entity)}
          where ${textTable(entity)} match ${toFts5(condition, place)}
          order by rowid desc limit ${limit})
        inner join "searchEntry" on entity = ${entity} and number = found`
    : sql<{ number: number | string; id: string }>`
        select number, "entityId" as id from "searchEntry"
        where ${meeting(queries, entity, condition, place)}
        order by number desc, "entityId" desc limit ${limit}`
  ).execute(queries)
  return rows
    .map(({ number, id }) => ({ number: Number(number), id }))
    .toSorted((one, other) => other.number - one.number)
}
