import type { RawBuilder } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { staleFrom } from '#server/base/db/reads.ts'
import {
  type Fragment,
  fragment,
  joinFragments,
  name,
  raw,
  runQuery,
  toKysely,
} from '#server/base/db/statement.ts'
import { never, type Reader } from '#server/base/reader/visible.ts'
import type { BuiltInPage } from './built-in.ts'
import { textTableOf } from './entry-words.ts'
import { type Condition, canBeMet, type Place, type Spellings, toFts5, toTsquery } from './query.ts'

export interface Scope {
  readonly queries: Queries
  readonly reader: Reader
  readonly spellings: Spellings
  readonly pages?: readonly BuiltInPage[]
}

/** An indexed entry. Newer entries have larger absolute numbers. */
export interface Match {
  readonly entity: string
  readonly number: number
}

export const toQuery = (
  { queries, spellings }: Pick<Scope, 'queries' | 'spellings'>,
  condition: Condition,
  place: Place,
): string =>
  dialectOf(queries) === 'postgres'
    ? toTsquery(condition, place)
    : toFts5(condition, place, spellings)

/** Drafts have negative numbers in the index. */
export type Sort = 'shown' | 'drafts'

export const sortsFor = ({ seesAll, profileId }: Reader, entity: string): readonly Sort[] =>
  seesAll || (entity === 'profile' && profileId !== '') ? ['shown', 'drafts'] : ['shown']

const isSeen = (
  { queries, reader }: Scope,
  entity: string,
  sort: Sort,
  column: string,
): Fragment => {
  const number = name(column)
  const { seesAll, now, profileId, changesAt } = reader
  if (!seesAll && changesAt) staleFrom(changesAt)
  const own = fragment`${number} in (select number from "searchEntry"
    where entity = ${entity} and "entityId" = ${profileId})`
  if (sort === 'drafts')
    return seesAll ? fragment`${number} < 0` : fragment`${number} < 0 and ${own}`
  if (seesAll) return fragment`${number} > 0`
  // Drafts have the maximum `shownFrom`.
  const hidden = fragment`select number from "searchEntry" where entity = ${entity}
    and ("shownFrom" > ${now} and "shownFrom" < ${never} or "shownUntil" <= ${now})`
  const isForAll =
    dialectOf(queries) === 'sqlite' ? fragment`${number} & 1 = 0` : fragment`${number} % 2 = 0`
  return fragment`${number} > 0 and (${isForAll} or ${number} not in (${hidden})
    ${profileId && entity === 'profile' ? fragment`or ${own}` : raw('')})`
}

export const numbersOf = (
  scope: Scope,
  entity: string,
  sort: Sort,
  query: string | Fragment,
): Fragment => {
  if (dialectOf(scope.queries) === 'postgres') {
    return fragment`select number from "searchEntry" where entity = ${entity}
      and words @@ ${query}::tsquery and ${isSeen(scope, entity, sort, 'number')}`
  }
  const table = name(textTableOf(entity))
  return fragment`select rowid as number from ${table}
    where ${table} match ${query} and ${isSeen(scope, entity, sort, 'rowid')}`
}

export const hasMatch = async (
  scope: Scope,
  entities: readonly string[],
  condition: Condition,
  place: Place = { in: 'anywhere' },
): Promise<boolean> => {
  if (!canBeMet(condition, scope.spellings)) return false
  const query = toQuery(scope, condition, place)
  const ways = entities.flatMap((entity) =>
    sortsFor(scope.reader, entity).map(
      (sort) => fragment`exists (${numbersOf(scope, entity, sort, query)})`,
    ),
  )
  const [row] = await runQuery<{ found: number }>(
    scope.queries,
    fragment`select case when ${joinFragments(ways, ' or ')} then 1 else 0 end as found`,
  )
  return row?.found === 1
}

export const withIds = async <M extends Match>(
  queries: Queries,
  matches: readonly M[],
): Promise<(M & { readonly id: string })[]> => {
  if (matches.length === 0) return []
  const keys = JSON.stringify(matches.map(({ entity, number }) => [entity, number]))
  const table =
    dialectOf(queries) === 'sqlite'
      ? fragment`json_each(${keys})`
      : fragment`json_array_elements(${keys}::json)`
  const rows = await runQuery<{ entity: string; number: number | string; id: string }>(
    queries,
    fragment`select entity, number, "entityId" as id from ${table}
      inner join "searchEntry" on entity = value ->> 0 and number = cast(value ->> 1 as bigint)`,
  )
  const ids = new Map(rows.map(({ entity, number, id }) => [`${entity} ${number}`, id]))
  return matches.flatMap((match) => {
    const id = ids.get(`${match.entity} ${match.number}`)
    return id === undefined ? [] : [{ ...match, id }]
  })
}

/** Returns the SQL condition that the entry whose id is in `column` meets a search condition. */
export const isMatch = (
  scope: Scope,
  entity: string,
  condition: Condition,
  column: string,
): RawBuilder<boolean> => {
  const query = toQuery(scope, condition, { in: 'anywhere' })
  const numbers = sortsFor(scope.reader, entity).map((sort) =>
    numbersOf(scope, entity, sort, query),
  )
  const [table = '', own = ''] = column.split('.')
  return toKysely<boolean>(fragment`${name(table)}.${name(own)} in (select "entityId" from "searchEntry"
    where entity = ${entity} and number in (${joinFragments(numbers, ' union all ')}))`)
}
