import { allOf, type Condition, ownerOf, type Place, type Query } from './query.ts'

/** A way to understand what was typed. */
export interface Interpretation {
  /** What an entry must meet to be found at all. */
  readonly condition: Condition
  /** The better of those, which come first. */
  readonly tiers: readonly { readonly condition: Condition; readonly place: Place }[]
}

/** Among more words a letter is an article, and hardly a title has only their beginnings. */
const few = 3

/**
 * Entries with all of the words; the better ones have them in the title. What a typed identifier stands for comes
 * first, whatever else was typed.
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
