import { dialectOf } from '#server/base/db/dialect.ts'
import { fragment, joinFragments, name, raw, runQuery } from '#server/base/db/statement.ts'
import { numbersOf, type Scope, sortsFor, toQuery } from './matches.ts'
import { byAge } from './newest-matches.ts'
import { type Condition, canBeMet, type Place } from './query.ts'

export interface Asked {
  readonly condition: Condition
  readonly place: Place
}

/** Returns the newest visible entries that meet each condition, by kind, with one query. */
export const newestLists = async (
  scope: Scope,
  entities: readonly string[],
  asked: readonly Asked[],
  most: number,
): Promise<(readonly (readonly number[])[])[]> => {
  const nothing = entities.map(() => [])
  const possible = asked.filter(({ condition }) => canBeMet(condition, scope.spellings))
  if (possible.length === 0) return asked.map(() => nothing)
  const isSqlite = dialectOf(scope.queries) === 'sqlite'
  const list = raw(isSqlite ? 'group_concat(number)' : "string_agg(number::text, ',')")
  const columns = entities.flatMap((entity, at) =>
    sortsFor(scope.reader, entity).map((sort) => {
      const numbers = numbersOf(scope, entity, sort, name('asked.value'))
      const way = raw(sort === 'drafts' ? 'asc' : 'desc')
      return fragment`(select ${list} from (${numbers} order by number ${way} limit ${most}) as "some")
        as ${name(`${sort}${at}`)}`
    }),
  )
  const json = JSON.stringify(
    possible.map(({ condition, place }) => toQuery(scope, condition, place)),
  )
  const table = isSqlite
    ? fragment`json_each(${json}) as "asked"`
    : fragment`json_array_elements_text(${json}::json) with ordinality as "asked" ("value", "key")`
  const rows = await runQuery<Record<string, string | null>>(
    scope.queries,
    fragment`select ${joinFragments(columns, ', ')} from ${table} order by "asked"."key"`,
  )
  const lists = rows.map((row) =>
    entities.map((_, at) =>
      ['shown', 'drafts']
        .flatMap((sort) => row[`${sort}${at}`]?.split(',') ?? [])
        .map(Number)
        .toSorted(byAge)
        .slice(0, most),
    ),
  )
  const found = new Map(possible.map((each, at) => [each, lists[at] ?? nothing]))
  return asked.map((each) => found.get(each) ?? nothing)
}
