import { dialectOf } from '#server/base/db/dialect.ts'
import { fragment, joinFragments, raw, runQuery } from '#server/base/db/statement.ts'
import { numbersOf, type Scope, type Sort, sortsFor, toQuery } from './matches.ts'
import { type Condition, canBeMet, type Place } from './query.ts'

export interface Matches {
  readonly count: number
  readonly newest: readonly number[]
}

interface Part {
  readonly entity: string
  readonly sort: Sort
  readonly most: number
}

const nothing: Matches = { count: 0, newest: [] }

export const byAge = (one: number, other: number): number => Math.abs(other) - Math.abs(one)

const addMatches = async (
  found: Map<string, Matches>,
  scope: Scope,
  parts: readonly Part[],
  query: string,
  wanted: number,
): Promise<void> => {
  if (parts.length === 0) return
  const list = raw(
    dialectOf(scope.queries) === 'sqlite'
      ? 'group_concat(number)'
      : "string_agg(number::text, ',')",
  )
  const lists = parts.map(({ entity, sort, most }) => {
    const way = raw(sort === 'drafts' ? 'asc' : 'desc')
    const numbers = numbersOf(scope, entity, sort, query)
    return fragment`select ${raw(`'${entity}'`)} as entity, count(*) as count, ${list} as numbers
      from (${numbers} order by number ${way} limit ${most}) as "some"`
  })
  const rows = await runQuery<{ entity: string; count: number | string; numbers: string | null }>(
    scope.queries,
    joinFragments(lists, ' union all '),
  )
  for (const { entity, count, numbers } of rows) {
    if (numbers === null) continue
    const other = found.get(entity) ?? nothing
    const newest = numbers.split(',', wanted).map(Number)
    found.set(entity, {
      count: other.count + Number(count),
      newest: [...other.newest, ...newest].sort(byAge),
    })
  }
}

/** Returns the numbers of the newest visible entries that meet a condition, by kind. */
export const newestMatches = async (
  scope: Scope,
  entities: readonly string[],
  condition: Condition,
  place: Place,
  wanted: number,
): Promise<(readonly number[])[]> => {
  const found = new Map<string, Matches>()
  if (canBeMet(condition, scope.spellings)) {
    const query = toQuery(scope, condition, place)
    const parts = entities.flatMap((entity) =>
      sortsFor(scope.reader, entity).map((sort) => ({ entity, sort, most: wanted })),
    )
    await addMatches(found, scope, parts, query, wanted)
  }
  return entities.map((entity) => (found.get(entity) ?? nothing).newest)
}

/**
 * Counts visible entries that meet a condition, by kind and at least up to `most`, and returns the
 * newest.
 */
export const countMatches = async (
  scope: Scope,
  entities: readonly string[],
  condition: Condition,
  wanted: number,
  most: number,
): Promise<Matches[]> => {
  const found = new Map<string, Matches>()
  if (canBeMet(condition, scope.spellings)) {
    const query = toQuery(scope, condition, { in: 'anywhere' })
    const shown = entities.map((entity) => ({ entity, sort: 'shown' as const, most }))
    await addMatches(found, scope, shown, query, wanted)
    const drafts = entities
      .filter((entity) => sortsFor(scope.reader, entity).includes('drafts'))
      .map((entity) => {
        const left = most - (found.get(entity) ?? nothing).count
        return { entity, sort: 'drafts' as const, most: Math.max(wanted, left) }
      })
    await addMatches(found, scope, drafts, query, wanted)
  }
  return entities.map((entity) => found.get(entity) ?? nothing)
}
