import { type RawBuilder, sql } from 'kysely'
import { mostCounted } from '#contract/search-kinds.ts'
import type { Queries } from '#server/db/database.ts'
import { dialectOf } from '#server/db/dialect.ts'
import { staleFrom } from '#server/db/reads.ts'
import { never, type Reader } from '#server/reader/visible.ts'
import { textTable } from './entries.ts'
import { type Condition, type Place, type Spellings, toFts5, toTsquery } from './query.ts'

/** What is searched, for whom, and the known words that typed ones begin. */
export interface Scope {
  readonly queries: Queries
  readonly reader: Reader
  readonly spellings: Spellings
}

/** An entry of the index; newer ones have higher numbers. */
export interface Match {
  readonly entity: string
  readonly number: number
  readonly id: string
}

/** A condition as the database understands it. */
export const toQuery = (
  { queries, spellings }: Pick<Scope, 'queries' | 'spellings'>,
  condition: Condition,
  place: Place,
): string =>
  dialectOf(queries) === 'postgres'
    ? toTsquery(condition, place)
    : toFts5(condition, place, spellings)

/** Drafts, or what is not one: their numbers differ by their sign. */
type Sort = 'shown' | 'drafts'

/** What there is for a reader to find among entries of one kind. */
const sortsFor = ({ seesAll, profileId }: Reader, entity: string): readonly Sort[] =>
  seesAll || (entity === 'profile' && profileId !== '') ? ['shown', 'drafts'] : ['shown']

/** Whether the reader may see entries of a sort, by their number in that column, as the end of a condition. */
const isSeen = ({ queries, reader }: Scope, entity: string, sort: Sort, column: string) => {
  const number = sql.ref(column)
  const { seesAll, now, profileId, changesAt } = reader
  if (!seesAll && changesAt) staleFrom(changesAt)
  const own = sql`${number} in (select number from "searchEntry"
    where entity = ${entity} and "entityId" = ${profileId})`
  if (sort === 'drafts') return sql`${number} < 0 ${seesAll ? sql`` : sql`and ${own}`}`
  if (seesAll) return sql`${number} > 0`
  // Drafts have no moment before the last one.
  const hidden = sql`select number from "searchEntry" where entity = ${entity}
    and ("shownFrom" > ${now} and "shownFrom" < ${never} or "shownUntil" <= ${now})`
  const isForAll = dialectOf(queries) === 'sqlite' ? sql`${number} & 1 = 0` : sql`${number} % 2 = 0`
  return sql`${number} > 0 and (${isForAll} or ${number} not in (${hidden})
    ${profileId && entity === 'profile' ? sql`or ${own}` : sql``})`
}

/** The numbers of the entries of one kind and sort that meet a condition and that the reader may see, as a table. */
const numbersOf = (
  scope: Scope,
  entity: string,
  sort: Sort,
  condition: Condition,
  place: Place,
) => {
  const query = toQuery(scope, condition, place)
  if (dialectOf(scope.queries) === 'postgres') {
    return sql`select number from "searchEntry" where entity = ${entity}
      and words @@ ${query}::tsquery and ${isSeen(scope, entity, sort, 'number')}`
  }
  return sql`select rowid as number from ${textTable(entity)}
    where ${textTable(entity)} match ${query} and ${isSeen(scope, entity, sort, 'rowid')}`
}

/** How many entries of each kind meet a condition, of those the reader may see; counted just further than `mostCounted`. */
export const countMatches = async (
  scope: Scope,
  entities: readonly string[],
  condition: Condition,
): Promise<number[]> => {
  const counts = entities.map((entity) => {
    const numbers = sortsFor(scope.reader, entity).map(
      (sort) => sql`select * from (${numbersOf(scope, entity, sort, condition, { in: 'anywhere' })}
        limit ${mostCounted + 1}) as "some"`,
    )
    return sql`(select count(*) from (${sql.join(numbers, sql` union all `)}) as "all") as ${sql.ref(entity)}`
  })
  const { rows } = await sql<Record<string, number | string>>`select ${sql.join(counts)}`.execute(
    scope.queries,
  )
  return entities.map((entity) => Number(rows[0]?.[entity] ?? 0))
}

/** Whether any entry of some kinds that the reader may see meets a condition. */
export const hasMatch = async (
  scope: Scope,
  entities: readonly string[],
  condition: Condition,
  place: Place = { in: 'anywhere' },
): Promise<boolean> => {
  const ways = entities.flatMap((entity) =>
    sortsFor(scope.reader, entity).map(
      (sort) => sql`exists (${numbersOf(scope, entity, sort, condition, place)})`,
    ),
  )
  const { rows } = await sql<{ found: number }>`
    select case when ${sql.join(ways, sql` or `)} then 1 else 0 end as found`.execute(scope.queries)
  return rows[0]?.found === 1
}

/** The newest entries of each kind that meet a condition, of those the reader may see, newest first. */
export const newestMatches = async (
  scope: Scope,
  entities: readonly string[],
  condition: Condition,
  place: Place,
  limit: number,
): Promise<Match[]> => {
  const newest = entities.flatMap((entity) =>
    sortsFor(scope.reader, entity).map((sort) => {
      const numbers = numbersOf(scope, entity, sort, condition, place)
      const way = sql.raw(sort === 'drafts' ? 'asc' : 'desc')
      return sql`select entity, number, "entityId" as id from "searchEntry" where entity = ${entity}
        and number in (select number from (${numbers} order by number ${way} limit ${limit}) as "some")`
    }),
  )
  const { rows } = await sql<{ entity: string; number: number | string; id: string }>`
    ${sql.join(newest, sql` union all `)}`.execute(scope.queries)
  return rows
    .map(({ entity, number, id }) => ({ entity, id, number: Math.abs(Number(number)) }))
    .toSorted((one, other) => other.number - one.number)
}

/** Whether the row in that column is an entry that meets a condition. */
export const isMatch = (
  scope: Scope,
  entity: string,
  condition: Condition,
  column: string,
): RawBuilder<boolean> => {
  const numbers = sortsFor(scope.reader, entity).map((sort) =>
    numbersOf(scope, entity, sort, condition, { in: 'anywhere' }),
  )
  return sql<boolean>`${sql.ref(column)} in (select "entityId" from "searchEntry"
    where entity = ${entity} and number in (${sql.join(numbers, sql` union all `)}))`
}
