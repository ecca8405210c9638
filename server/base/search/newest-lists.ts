import { dialectOf } from '#server/base/db/dialect.ts'
import {
  joinFragments,
  quotedName,
  rawFragment,
  runFragment,
  sqlFragment,
} from '#server/base/db/statement.ts'
import {
  type SearchScope,
  selectMatchNumbers,
  toFullTextQuery,
  visibleSortsFor,
} from './matches.ts'
import { compareByAge } from './newest-matches.ts'
import { canHaveMatches, type SearchCondition, type WordPlace } from './query.ts'

export interface PlacedCondition {
  readonly condition: SearchCondition
  readonly place: WordPlace
}

/** Returns the newest visible entries that meet each condition, by kind, with one query. */
export const findNewestLists = async (
  scope: SearchScope,
  entities: readonly string[],
  asked: readonly PlacedCondition[],
  most: number,
): Promise<(readonly (readonly number[])[])[]> => {
  const nothing = entities.map(() => [])
  const possible = asked.filter(({ condition }) => canHaveMatches(condition, scope.spellings))
  if (possible.length === 0) return asked.map(() => nothing)
  const isSqlite = dialectOf(scope.queries) === 'sqlite'
  const list = rawFragment(isSqlite ? 'group_concat(number)' : "string_agg(number::text, ',')")
  const columns = entities.flatMap((entity, at) =>
    visibleSortsFor(scope.reader, entity).map((sort) => {
      const numbers = selectMatchNumbers(scope, entity, sort, quotedName('asked.value'))
      const way = rawFragment(sort === 'drafts' ? 'asc' : 'desc')
      return sqlFragment`(select ${list} from (${numbers} order by number ${way} limit ${most}) as "some")
        as ${quotedName(`${sort}${at}`)}`
    }),
  )
  const json = JSON.stringify(
    possible.map(({ condition, place }) => toFullTextQuery(scope, condition, place)),
  )
  const table = isSqlite
    ? sqlFragment`json_each(${json}) as "asked"`
    : sqlFragment`json_array_elements_text(${json}::json) with ordinality as "asked" ("value", "key")`
  const rows = await runFragment<Record<string, string | null>>(
    scope.queries,
    sqlFragment`select ${joinFragments(columns, ', ')} from ${table} order by "asked"."key"`,
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
