import { allOf, type Condition, ownerOf, type Place, type Query } from './query.ts'

export interface Interpretation {
  readonly condition: Condition
  /** Stricter conditions of better results, best first. */
  readonly tiers: readonly { readonly condition: Condition; readonly place: Place }[]
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
export const everyWord = ({ units, letters, keys }: Query): Interpretation => {
  const words = allOf(units)
  const withLetters = { all: [words, allOf(letters)] }
  const areTelling = letters.length > 0 && units.length <= few
  const owner = ownerOf(keys)
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
