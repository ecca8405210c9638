import type { RawBuilder } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { expireResponseAt } from '#server/base/db/reads.ts'
import {
  convertFragmentToKysely,
  joinSqlFragments,
  quoteSqlName,
  rawSqlFragment,
  runSqlFragment,
  type SqlFragment,
  sqlFragment,
} from '#server/base/db/statement.ts'
import { type ContentReader, neverVisibleDate } from '#server/base/reader/visible.ts'
import type { BuiltInPage } from './built-in.ts'
import { textTableNameOf } from './entry-words.ts'
import {
  canHaveMatches,
  type IndexedSpellings,
  type SearchCondition,
  toFts5,
  toTsquery,
  type WordMatchLocation,
} from './query.ts'

export interface SearchScope {
  readonly queries: Queries
  readonly reader: ContentReader
  readonly spellings: IndexedSpellings
  readonly pages?: readonly BuiltInPage[]
}

/** A match in the index. `number` identifies the entry: newer entries have larger absolute numbers. */
export interface IndexMatch {
  readonly entity: string
  readonly number: number
}

export const toFullTextQuery = (
  { queries, spellings }: Pick<SearchScope, 'queries' | 'spellings'>,
  condition: SearchCondition,
  place: WordMatchLocation,
): string =>
  dialectOf(queries) === 'postgres'
    ? toTsquery(condition, place)
    : toFts5(condition, place, spellings)

/** Visibility of an indexed entry. Drafts have negative numbers in the index. */
export type IndexedVisibility = 'shown' | 'drafts'

export const visibilitiesForReader = (
  { seesAll, profileId }: ContentReader,
  entity: string,
): readonly IndexedVisibility[] =>
  seesAll || (entity === 'profile' && profileId !== '') ? ['shown', 'drafts'] : ['shown']

const isSeen = (
  { queries, reader }: SearchScope,
  entity: string,
  sort: IndexedVisibility,
  column: string,
): SqlFragment => {
  const number = quoteSqlName(column)
  const { seesAll, now, profileId, changesAt } = reader
  if (!seesAll && changesAt) expireResponseAt(changesAt)
  const own = sqlFragment`${number} in (select number from "searchEntry"
    where entity = ${entity} and "entityId" = ${profileId})`
  if (sort === 'drafts')
    return seesAll ? sqlFragment`${number} < 0` : sqlFragment`${number} < 0 and ${own}`
  if (seesAll) return sqlFragment`${number} > 0`
  // Skips drafts, whose `shownFrom` is `neverVisibleDate`, because `number > 0` already excludes them.
  const hidden = sqlFragment`select number from "searchEntry" where entity = ${entity}
    and ("shownFrom" > ${now} and "shownFrom" < ${neverVisibleDate} or "shownUntil" <= ${now})`
  const isForAll =
    dialectOf(queries) === 'sqlite'
      ? sqlFragment`${number} & 1 = 0`
      : sqlFragment`${number} % 2 = 0`
  return sqlFragment`${number} > 0 and (${isForAll} or ${number} not in (${hidden})
    ${profileId && entity === 'profile' ? sqlFragment`or ${own}` : rawSqlFragment('')})`
}

export const buildMatchNumbersQuery = (
  scope: SearchScope,
  entity: string,
  sort: IndexedVisibility,
  query: string | SqlFragment,
): SqlFragment => {
  if (dialectOf(scope.queries) === 'postgres') {
    return sqlFragment`select number from "searchEntry" where entity = ${entity}
      and words @@ ${query}::tsquery and ${isSeen(scope, entity, sort, 'number')}`
  }
  const table = quoteSqlName(textTableNameOf(entity))
  return sqlFragment`select rowid as number from ${table}
    where ${table} match ${query} and ${isSeen(scope, entity, sort, 'rowid')}`
}

export const hasVisibleMatch = async (
  scope: SearchScope,
  entities: readonly string[],
  condition: SearchCondition,
  place: WordMatchLocation = { in: 'anywhere' },
): Promise<boolean> => {
  if (!canHaveMatches(condition, scope.spellings)) return false
  const query = toFullTextQuery(scope, condition, place)
  const ways = entities.flatMap((entity) =>
    visibilitiesForReader(scope.reader, entity).map(
      (sort) => sqlFragment`exists (${buildMatchNumbersQuery(scope, entity, sort, query)})`,
    ),
  )
  const [row] = await runSqlFragment<{ found: number }>(
    scope.queries,
    sqlFragment`select case when ${joinSqlFragments(ways, ' or ')} then 1 else 0 end as found`,
  )
  return row?.found === 1
}

export const addEntryIds = async <M extends IndexMatch>(
  queries: Queries,
  matches: readonly M[],
): Promise<(M & { readonly id: string })[]> => {
  if (matches.length === 0) return []
  const keys = JSON.stringify(matches.map(({ entity, number }) => [entity, number]))
  const table =
    dialectOf(queries) === 'sqlite'
      ? sqlFragment`json_each(${keys})`
      : sqlFragment`json_array_elements(${keys}::json)`
  const rows = await runSqlFragment<{ entity: string; number: number | string; id: string }>(
    queries,
    sqlFragment`select entity, number, "entityId" as id from ${table}
      inner join "searchEntry" on entity = value ->> 0 and number = cast(value ->> 1 as bigint)`,
  )
  const ids = new Map(rows.map(({ entity, number, id }) => [`${entity} ${number}`, id]))
  return matches.flatMap((match) => {
    const id = ids.get(`${match.entity} ${match.number}`)
    return id === undefined ? [] : [{ ...match, id }]
  })
}

/** Returns the SQL condition that the entry whose id is in `column` meets a search condition. */
export const buildMatchConditionSql = (
  scope: SearchScope,
  entity: string,
  condition: SearchCondition,
  column: string,
): RawBuilder<boolean> => {
  const query = toFullTextQuery(scope, condition, { in: 'anywhere' })
  const numbers = visibilitiesForReader(scope.reader, entity).map((sort) =>
    buildMatchNumbersQuery(scope, entity, sort, query),
  )
  const [table = '', own = ''] = column.split('.')
  return convertFragmentToKysely<boolean>(sqlFragment`${quoteSqlName(table)}.${quoteSqlName(own)} in (select "entityId" from "searchEntry"
    where entity = ${entity} and number in (${joinSqlFragments(numbers, ' union all ')}))`)
}
