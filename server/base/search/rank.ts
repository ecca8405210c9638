import { type BuiltInPage, meets } from './built-in.ts'
import type { Interpretation } from './interpretation.ts'
import { type Match, type Scope, toQuery } from './matches.ts'
import { type Matches, newestMatches } from './newest-matches.ts'
import { namesOf, type Searched } from './searched.ts'

export interface Ranked extends Match {
  readonly kind: number
  readonly tier: number
  /** Weight of the found words. Equal for entries that contain all words. */
  readonly score: number
  readonly place: number
  readonly page?: BuiltInPage
}

/**
 * Returns the best entries, at least `limit` and up to `perKind` of each kind if there are as many.
 */
export const bestOf = async (
  scope: Scope,
  kinds: readonly Searched[],
  { tiers }: Interpretation,
  all: readonly Matches[],
  limit: number,
  perKind: number,
): Promise<Ranked[]> => {
  const found = kinds.map(({ name }, kind) => ({
    name,
    kind,
    most: Math.min(perKind, all[kind]?.count ?? 0),
    best: new Map<number, Ranked>(),
  }))
  type Found = (typeof found)[number]
  const isLacking = ({ best, most }: Found) => best.size < most
  const add = (
    { name, kind, best, most }: Found,
    tier: number,
    numbers: readonly number[] = [],
  ) => {
    for (const number of numbers) {
      if (best.size >= most) return
      if (!best.has(number))
        best.set(number, { entity: name, number, kind, tier, score: 1, place: best.size })
    }
  }
  let asked = ''
  for (const [tier, { condition, place }] of tiers.entries()) {
    const lacking = found.filter(isLacking)
    const size = found.reduce((sum, { best }) => sum + best.size, 0)
    if (lacking.length === 0 || size >= limit) break
    // If no indexed word starts with a typed one, searches for whole words and for prefixes are
    // equal.
    const query = toQuery(scope, condition, place)
    if (query === asked) continue
    asked = query
    const newest = await newestMatches(scope, namesOf(lacking), condition, place, perKind)
    for (const [at, each] of lacking.entries()) add(each, tier, newest[at])
  }
  for (const each of found) add(each, tiers.length, all[each.kind]?.newest)
  return found.flatMap(({ best }) => [...best.values()])
}

export const rankPages = (
  pages: readonly BuiltInPage[],
  kind: number,
  { tiers }: Interpretation,
): Ranked[] =>
  pages.map((page, place) => {
    const tier = tiers.findIndex((each) => meets(page, each.condition, each.place))
    const entry = { entity: '', number: place, kind, tier: tier < 0 ? tiers.length : tier }
    return { ...entry, score: 1, place, page }
  })

/** Sorts the best first. Kinds alternate, so that many results of one do not hide others. */
export const byRank = (one: Ranked, other: Ranked): number =>
  one.tier - other.tier ||
  other.score - one.score ||
  one.place - other.place ||
  one.kind - other.kind
