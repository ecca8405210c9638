import { type BuiltInPage, meets } from './built-in.ts'
import type { Interpretation } from './interpretation.ts'
import { type Match, type Scope, toQuery } from './matches.ts'
import { type Matches, newestMatches } from './newest-matches.ts'
import { namesOf, type Searched } from './searched.ts'

/** An entry that was found, and how well it fits. */
export interface Ranked extends Match {
  readonly kind: number
  readonly tier: number
  /** What the words that it holds count; the same for all that hold all. */
  readonly score: number
  /** Its place among those of its kind. */
  readonly place: number
  /** Where it is no entry. */
  readonly page?: BuiltInPage
}

/** The best of the entries that were found, at least so many and of each kind at most so many, if there are. */
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
    // What comes later is worse than each of these.
    if (lacking.length === 0 || size >= limit) break
    // Where no known word is longer than what was typed, whole words and beginnings are the same.
    const query = toQuery(scope, condition, place)
    if (query === asked) continue
    asked = query
    const newest = await newestMatches(scope, namesOf(lacking), condition, place, perKind)
    for (const [at, each] of lacking.entries()) add(each, tier, newest[at])
  }
  for (const each of found) add(each, tiers.length, all[each.kind]?.newest)
  return found.flatMap(({ best }) => [...best.values()])
}

/** Built-in pages that were found, as well as they fit. */
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

/** The better first. The kinds take turns, so that many of one do not hide a few of another. */
export const byRank = (one: Ranked, other: Ranked): number =>
  one.tier - other.tier ||
  other.score - one.score ||
  one.place - other.place ||
  one.kind - other.kind
