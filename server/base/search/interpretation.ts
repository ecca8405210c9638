import {
  requireAllUnits,
  requireAnyKey,
  type SearchCondition,
  type SearchQuery,
  type WordMatchLocation,
} from './query.ts'

export interface RankedSearchConditions {
  readonly condition: SearchCondition
  /** Stricter conditions, best first. Results that meet an earlier one rank higher. */
  readonly tiers: readonly {
    readonly condition: SearchCondition
    readonly place: WordMatchLocation
  }[]
}

/**
 * Maximum number of words in a query for which single letters and whole words in the title improve
 * the rank. In longer queries, single letters are mostly articles.
 */
const few = 3

/**
 * Builds the conditions of a search for all words. Results with the identifier come first, then those with
 * the words in the title.
 */
export const buildAllWordsConditions = ({
  units,
  letters,
  keys,
}: SearchQuery): RankedSearchConditions => {
  const words = requireAllUnits(units)
  const withLetters = { all: [words, requireAllUnits(letters)] }
  const areTelling = letters.length > 0 && units.length <= few
  const owner = requireAnyKey(keys)
  return {
    condition: keys.length > 0 ? { any: [words, owner] } : words,
    tiers: [
      ...(keys.length > 0 ? [{ condition: owner, place: { in: 'anywhere' } as const }] : []),
      ...(areTelling ? [{ condition: withLetters, place: { in: 'title' } as const }] : []),
      ...(units.length <= few
        ? [{ condition: words, place: { in: 'title', whole: true } as const }]
        : []),
      { condition: words, place: { in: 'title' } },
      { condition: words, place: { in: 'title or people' } },
    ],
  }
}
