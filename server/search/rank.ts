import type { Interpretation } from './interpretation.ts'
import { type Match, newestMatches, type Scope, toQuery } from './matches.ts'
import { namesOf, type Searched } from './searched.ts'

/** An entry that was found, and how well it fits. */
export interface Ranked extends Match {
  readonly kind: number
  readonly tier: number
  /** Its place among those of its kind. */
  readonly place: number
}

/** The best entries, at most so many of each kind. */
export const bestOf = async (
  scope: Scope,
  kinds: readonly Searched[],
  { tiers }: Interpretation,
  totals: readonly number[],
  limit: number,
): Promise<Ranked[]> => {
  const found = kinds.map(({ name }, kind) => ({
    ...{ name, kind, most: Math.min(limit, totals[kind] ?? 0) },
    best: new Map<string, Ranked>(),
  }))
  let asked = ''
  for (const [tier, { condition, place }] of tiers.entries()) {
    const lacking = found.filter(({ best, most }) => best.size < most)
    if (lacking.length === 0) break
    // Where no known word is longer than what was typed, whole words and beginnings are the same.
    const query = toQuery(scope, condition, place)
    if (query === asked) continue
    asked = query
    const matches = await newestMatches(scope, namesOf(lacking), condition, place, limit)
    for (const { kind, name, best, most } of lacking) {
      for (const match of matches) {
        if (match.entity !== name || best.size >= most || best.has(match.id)) continue
        best.set(match.id, { ...match, kind, tier, place: best.size })
      }
    }
  }
  return found.flatMap(({ best }) => [...best.values()])
}

/** The kinds take turns, so that many of one do not hide a few of another. */
export const byRank = (one: Ranked, other: Ranked): number =>
  one.tier - other.tier || one.place - other.place || one.kind - other.kind
