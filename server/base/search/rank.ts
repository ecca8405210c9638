import { type BuiltInPage, builtInPageMatches } from './built-in.ts'
import type { RankedSearchConditions } from './interpretation.ts'
import { type IndexMatch, type SearchScope, toFullTextQuery } from './matches.ts'
import { findNewestMatches, type MatchCountWithNewest } from './newest-matches.ts'
import { namesOfDefinitions, type SearchableDefinition } from './searched.ts'

export interface RankedMatch extends IndexMatch {
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
export const findBestMatches = async (
  scope: SearchScope,
  kinds: readonly SearchableDefinition[],
  { tiers }: RankedSearchConditions,
  all: readonly MatchCountWithNewest[],
  limit: number,
  perKind: number,
): Promise<RankedMatch[]> => {
  const found = kinds.map(({ name }, kind) => ({
    name,
    kind,
    most: Math.min(perKind, all[kind]?.count ?? 0),
    best: new Map<number, RankedMatch>(),
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
    // Skips a condition with the same query as the one before. If no indexed word starts with a typed one,
    // the queries for whole words and for prefixes are equal.
    const query = toFullTextQuery(scope, condition, place)
    if (query === asked) continue
    asked = query
    const newest = await findNewestMatches(
      scope,
      namesOfDefinitions(lacking),
      condition,
      place,
      perKind,
    )
    for (const [at, each] of lacking.entries()) add(each, tier, newest[at])
  }
  for (const each of found) add(each, tiers.length, all[each.kind]?.newest)
  return found.flatMap(({ best }) => [...best.values()])
}

export const rankPages = (
  pages: readonly BuiltInPage[],
  kind: number,
  { tiers }: RankedSearchConditions,
): RankedMatch[] =>
  pages.map((page, place) => {
    const tier = tiers.findIndex((each) => builtInPageMatches(page, each.condition, each.place))
    const entry = { entity: '', number: place, kind, tier: tier < 0 ? tiers.length : tier }
    return { ...entry, score: 1, place, page }
  })

/** Sorts the best first. Kinds alternate, so that many results of one do not hide others. */
export const compareByRank = (one: RankedMatch, other: RankedMatch): number =>
  one.tier - other.tier ||
  other.score - one.score ||
  one.place - other.place ||
  one.kind - other.kind
