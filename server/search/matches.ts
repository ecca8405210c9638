import { type Kysely, type RawBuilder, sql } from 'kysely'
import { mostCounted } from '#contract/search-kinds.ts'
import { staleFrom } from '#server/db/reads.ts'
import type { Tables } from '#server/db/schema.ts'
import type { Reader } from '#server/entity/visibility.ts'
import { textTable } from './entries.ts'
import { dialectOf } from './json-rows.ts'
import { type Condition, type Place, type Spellings, toFts5, toTsquery } from './query.ts'

type Queries = Kysely<Tables>

/** What is searched, for whom, and the known words that typed ones begin. */
export interface Ground {
  readonly queries: Queries
  readonly reader: Reader
  readonly spellings: Spellings
}

/** An entry of the index; newer ones have higher numbers. */
export interface Match {
  readonly number: number
  readonly id: string
}

/** The entries of one kind that a reader may not see now, as the end of a statement over "searchEntry". */
const hidden = ({ now, profileId }: Reader, entity: string) =>
  sql`entity = ${entity} and ("shownFrom" > ${now} or "shownUntil" <= ${now})
    ${entity === 'profile' && profileId ? sql`and "entityId" <> ${profileId}` : sql``}`

/** A condition as the database understands it. */
export const toQuery = (
  { queries, spellings }: Pick<Ground, 'queries' | 'spellings'>,
  condition: Condition,
  place: Place,
): string =>
  dialectOf(queries) === 'postgres'
    ? toTsquery(condition, place)
    : toFts5(condition, place, spellings)

/**
 * The numbers of the entries of one kind that meet a condition and that the reader may see, as a table. Nearly all are
 * shown to everyone, which SQLite knows from their number.
 */
const numbersOf = (ground: Ground, entity: string, condition: Condition, place: Place) => {
  const { queries, reader } = ground
  const query = toQuery(ground, condition, place)
  const isHidden = reader.seesAll ? null : hidden(reader, entity)
  if (isHidden && reader.changesAt) staleFrom(reader.changesAt)
  if (dialectOf(queries) === 'postgres') {
    return sql`select number from "searchEntry" where entity = ${entity}
      and words @@ ${query}::tsquery
      ${isHidden ? sql`and not (${isHidden})` : sql``}`
  }
  return sql`select rowid as number from ${textTable(entity)}
    where ${textTable(entity)} match ${query}
    ${isHidden ? sql`and (rowid & 1 = 0 or rowid not in (select number from "searchEntry" where ${isHidden}))` : sql``}`
}

const countUpTo = async (
  ground: Ground,
  entity: string,
  condition: Condition,
  place: Place,
  most: number,
): Promise<number> => {
  const { rows } = await sql<{ total: number | string }>`select count(*) as total
    from (${numbersOf(ground, entity, condition, place)} limit ${most}) as "found"`.execute(
    ground.queries,
  )
  return Number(rows[0]?.total)
}

/** How many entries of one kind meet a condition, of those the reader may see; counted no further than `mostCounted`. */
export const countMatches = (ground: Ground, entity: string, condition: Condition) =>
  countUpTo(ground, entity, condition, { in: 'anywhere' }, mostCounted)

/** Whether any entry of one kind that the reader may see meets a condition. */
export const hasMatch = async (
  ground: Ground,
  entity: string,
  condition: Condition,
  place: Place = { in: 'anywhere' },
): Promise<boolean> => (await countUpTo(ground, entity, condition, place, 1)) > 0

/** The newest entries of one kind that meet a condition, of those the reader may see. */
export const newestMatches = async (
  ground: Ground,
  entity: string,
  condition: Condition,
  place: Place,
  limit: number,
): Promise<Match[]> => {
  const { rows } = await sql<{ number: number | string; id: string }>`
    select number, "entityId" as id from "searchEntry" where entity = ${entity} and number in (
      ${numbersOf(ground, entity, condition, place)} order by number desc limit ${limit})
    order by number desc`.execute(ground.queries)
  return rows.map(({ number, id }) => ({ number: Number(number), id }))
}

/** Whether the row in that column is an entry that meets a condition. */
export const isMatch = (
  ground: Ground,
  entity: string,
  condition: Condition,
  column: string,
): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (select "entityId" from "searchEntry"
    where entity = ${entity} and number in (
      ${numbersOf(ground, entity, condition, { in: 'anywhere' })}))`
