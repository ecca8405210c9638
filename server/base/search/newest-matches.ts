import { dialectOf } from '#server/base/db/dialect.ts'
import {
  joinSqlFragments,
  rawSqlFragment,
  runSqlFragment,
  sqlFragment,
} from '#server/base/db/statement.ts'
import {
  buildMatchNumbersQuery,
  type IndexedVisibility,
  type SearchScope,
  toFullTextQuery,
  visibilitiesForReader,
} from './matches.ts'
import { canHaveMatches, type SearchCondition, type WordMatchLocation } from './query.ts'

export interface MatchCountWithNewest {
  readonly count: number
  readonly newest: readonly number[]
}

interface Part {
  readonly entity: string
  readonly sort: IndexedVisibility
  readonly most: number
}

const nothing: MatchCountWithNewest = { count: 0, newest: [] }

export const compareByAge = (one: number, other: number): number => Math.abs(other) - Math.abs(one)

const addMatches = async (
  found: Map<string, MatchCountWithNewest>,
  scope: SearchScope,
  parts: readonly Part[],
  query: string,
  wanted: number,
): Promise<void> => {
  if (parts.length === 0) return
  const list = rawSqlFragment(
    dialectOf(scope.queries) === 'sqlite'
      ? 'group_concat(number)'
      : "string_agg(number::text, ',')",
  )
  const lists = parts.map(({ entity, sort, most }) => {
    const way = rawSqlFragment(sort === 'drafts' ? 'asc' : 'desc')
    const numbers = buildMatchNumbersQuery(scope, entity, sort, query)
    return sqlFragment`select ${rawSqlFragment(`'${entity}'`)} as entity, count(*) as count, ${list} as numbers
      from (${numbers} order by number ${way} limit ${most}) as "some"`
  })
  const rows = await runSqlFragment<{
    entity: string
    count: number | string
    numbers: string | null
  }>(scope.queries, joinSqlFragments(lists, ' union all '))
  for (const { entity, count, numbers } of rows) {
    if (numbers === null) continue
    const other = found.get(entity) ?? nothing
    const newest = numbers.split(',', wanted).map(Number)
    found.set(entity, {
      count: other.count + Number(count),
      newest: [...other.newest, ...newest].sort(compareByAge),
    })
  }
}

/** Returns the numbers of the newest visible entries that meet a condition, by kind. */
export const findNewestMatches = async (
  scope: SearchScope,
  entities: readonly string[],
  condition: SearchCondition,
  place: WordMatchLocation,
  wanted: number,
): Promise<(readonly number[])[]> => {
  const found = new Map<string, MatchCountWithNewest>()
  if (canHaveMatches(condition, scope.spellings)) {
    const query = toFullTextQuery(scope, condition, place)
    const parts = entities.flatMap((entity) =>
      visibilitiesForReader(scope.reader, entity).map((sort) => ({ entity, sort, most: wanted })),
    )
    await addMatches(found, scope, parts, query, wanted)
  }
  return entities.map((entity) => (found.get(entity) ?? nothing).newest)
}

/**
 * Counts visible entries that meet a condition, by kind, and returns the newest. Counts above `most` are not
 * exact.
 */
export const countMatches = async (
  scope: SearchScope,
  entities: readonly string[],
  condition: SearchCondition,
  wanted: number,
  most: number,
): Promise<MatchCountWithNewest[]> => {
  const found = new Map<string, MatchCountWithNewest>()
  if (canHaveMatches(condition, scope.spellings)) {
    const query = toFullTextQuery(scope, condition, { in: 'anywhere' })
    const shown = entities.map((entity) => ({ entity, sort: 'shown' as const, most }))
    await addMatches(found, scope, shown, query, wanted)
    const drafts = entities
      .filter((entity) => visibilitiesForReader(scope.reader, entity).includes('drafts'))
      .map((entity) => {
        const left = most - (found.get(entity) ?? nothing).count
        return { entity, sort: 'drafts' as const, most: Math.max(wanted, left) }
      })
    await addMatches(found, scope, drafts, query, wanted)
  }
  return entities.map((entity) => found.get(entity) ?? nothing)
}
