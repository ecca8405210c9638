import {
  requireAllUnits,
  requireAnyKey,
  type SearchCondition,
  type SearchQuery,
  type WordPlace,
} from './query.ts'

export interface Interpretation {
  readonly condition: SearchCondition
  /** Stricter conditions of better results, best first. */
  readonly tiers: readonly { readonly condition: SearchCondition; readonly place: WordPlace }[]
}

/**
 * Queries with more words treat single letters as articles, and titles rarely contain only prefixes
 * of all.
 */
const few = 3

/**
 * Finds entries with all words, those with the words in the title first. Entries with a typed
 * identifier come before all others.
 */
export const interpretAllWords = ({ units, letters, keys }: SearchQuery): Interpretation => {
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
