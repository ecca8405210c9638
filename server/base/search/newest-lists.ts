import { dialectOf } from '#server/base/db/dialect.ts'
import {
  joinSqlFragments,
  quoteSqlName,
  rawSqlFragment,
  runSqlFragment,
  sqlFragment,
} from '#server/base/db/statement.ts'
import {
  buildMatchNumbersQuery,
  type SearchScope,
  toFullTextQuery,
  visibilitiesForReader,
} from './matches.ts'
import { compareByAge } from './newest-matches.ts'
import { canHaveMatches, type SearchCondition, type WordMatchLocation } from './query.ts'

export interface ConditionWithWordPlace {
  readonly condition: SearchCondition
  readonly place: WordMatchLocation
}

/** Returns the newest visible entries that meet each condition, by kind, with one query. */
export const findNewestMatchesPerCondition = async (
  scope: SearchScope,
  entities: readonly string[],
  asked: readonly ConditionWithWordPlace[],
  most: number,
): Promise<(readonly (readonly number[])[])[]> => {
  const nothing = entities.map(() => [])
  const possible = asked.filter(({ condition }) => canHaveMatches(condition, scope.spellings))
  if (possible.length === 0) return asked.map(() => nothing)
  const isSqlite = dialectOf(scope.queries) === 'sqlite'
  const list = rawSqlFragment(isSqlite ? 'group_concat(number)' : "string_agg(number::text, ',')")
  const columns = entities.flatMap((entity, at) =>
    visibilitiesForReader(scope.reader, entity).map((sort) => {
      const numbers = buildMatchNumbersQuery(scope, entity, sort, quoteSqlName('asked.value'))
      const way = rawSqlFragment(sort === 'drafts' ? 'asc' : 'desc')
      return sqlFragment`(select ${list} from (${numbers} order by number ${way} limit ${most}) as "some")
        as ${quoteSqlName(`${sort}${at}`)}`
    }),
  )
  const json = JSON.stringify(
    possible.map(({ condition, place }) => toFullTextQuery(scope, condition, place)),
  )
  const table = isSqlite
    ? sqlFragment`json_each(${json}) as "asked"`
    : sqlFragment`json_array_elements_text(${json}::json) with ordinality as "asked" ("value", "key")`
  const rows = await runSqlFragment<Record<string, string | null>>(
    scope.queries,
    sqlFragment`select ${joinSqlFragments(columns, ', ')} from ${table} order by "asked"."key"`,
  )
  const lists = rows.map((row) =>
    entities.map((_, at) =>
      ['shown', 'drafts']
        .flatMap((sort) => row[`${sort}${at}`]?.split(',') ?? [])
        .map(Number)
        .toSorted(compareByAge)
        .slice(0, most),
    ),
  )
  const found = new Map(possible.map((each, at) => [each, lists[at] ?? nothing]))
  return asked.map((each) => found.get(each) ?? nothing)
}
