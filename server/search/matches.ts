import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/db/schema.ts'
import { type Reader, visible } from '#server/entity/visibility.ts'
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

/** Whether the entry of a row of "searchEntry" is shown to the reader. */
const isShown = (reader: Reader, entity: string) =>
  reader.seesAll
    ? sql`1 = 1`
    : sql`"entityId" in (select ${sql.ref(`${entity}._id`)} from ${sql.table(entity)} where ${visible(reader, entity)})`

/** How many entries of one kind meet a condition, of those the reader may see. */
export const countMatches = async (
  queries: Queries,
  reader: Reader,
  entity: string,
  condition: Condition,
  place: Place = { in: 'anywhere' },
): Promise<number> => {
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from "searchEntry"
    where ${meeting(queries, entity, condition, place)} and ${isShown(reader, entity)}`.execute(
    queries,
  )
  return Number(rows[0]?.total)
}

/** The newest entries of one kind that meet a condition, of those the reader may see. */
export const newestMatches = async (
  queries: Queries,
  reader: Reader,
  entity: string,
  condition: Condition,
  place: Place,
  limit: number,
): Promise<Match[]> => {
  const { rows } = await sql<{ number: number | string; id: string }>`
    select number, "entityId" as id from "searchEntry"
    where ${meeting(queries, entity, condition, place)} and ${isShown(reader, entity)}
    order by number desc, "entityId" desc limit ${limit}`.execute(queries)
  return rows
    .map(({ number, id }) => ({ number: Number(number), id }))
    .toSorted((one, other) => other.number - one.number)
}

/** Whether the row in that column is an entry that meets a condition. */
export const isMatch = (
  queries: Queries,
  entity: string,
  condition: Condition,
  column: string,
): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (select "entityId" from "searchEntry"
    where ${meeting(queries, entity, condition, { in: 'anywhere' })})`
