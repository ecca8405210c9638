import { markAsWholeWord, removeWholeWordMark, type SearchUnit } from './query.ts'
import { mayContinueWith, plainLetterAt, splitIntoWordRuns, type WordRun } from './words.ts'

export interface MatchedTextRange {
  readonly from: number
  readonly to: number
  readonly unit: number
}

const mostHits = 200
const enough = 600

export interface PreparedSearchUnits {
  readonly units: number
  readonly byLetter: ReadonlyMap<number, readonly { option: string; at: number }[]>
}

/**
 * Prepares search units for matching. Words that must match as a whole, such as the `U` of `U-Net`, do not
 * match alone unless they are the only search word.
 */
export const prepareSearchUnits = (units: readonly SearchUnit[]): PreparedSearchUnits => {
  const isOnlyWhole = units.length === 1 && units[0]?.length === 1
  const wanted = units.flatMap((unit, at) =>
    unit
      .flat(2)
      .filter((option) => isOnlyWhole || option !== markAsWholeWord(removeWholeWordMark(option)))
      .map((option) => ({ option: removeWholeWordMark(option), at })),
  )
  const byLetter = Map.groupBy(wanted, ({ option }) => option.charCodeAt(0))
  return { units: units.length, byLetter }
}

/** Finds search units in a text. `read` splits the text into words. */
export const findMatchedTextRanges = (
  text: string,
  { units, byLetter }: PreparedSearchUnits,
  read?: (text: string) => Iterable<WordRun>,
): MatchedTextRange[] => {
  const unitOf = (word: string) =>
    byLetter.get(word.charCodeAt(0))?.find(({ option }) => word.startsWith(option))?.at ?? -1
  const mayBegin = (at: number) => {
    const letter = plainLetterAt(text, at)
    if (letter === 0) return true
    return byLetter.get(letter)?.some(({ option }) => mayContinueWith(text, at, option)) ?? false
  }
  const hits: MatchedTextRange[] = []
  const seen = new Set<number>()
  let end = text.length
  const add = (from: number, to: number, unit: number) => {
    hits.push({ from, to, unit })
    if (seen.add(unit).size === units && end === text.length) end = to + enough
  }
  for (const { words, joined } of read?.(text) ?? splitIntoWordRuns(text, mayBegin)) {
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last) continue
    if (first.from > end || hits.length >= mostHits) break
    const together = joined.map(unitOf).find((unit) => unit >= 0)
    if (together !== undefined) {
      add(first.from, last.to, together)
      continue
    }
    for (const { text: word, also, from, to } of words) {
      const own = unitOf(word)
      const unit = own < 0 && also ? unitOf(also) : own
      if (unit >= 0) add(from, to, unit)
    }
  }
  return hits
}

/** Maximum characters between words that count as adjacent (`next`) or as close (`near`). */
const next = 3
const near = 40

/** Rates how close search units are in a text, from 0 to 1 for adjacent and in order. */
export const rateCloseness = (hits: readonly MatchedTextRange[], units: number): number => {
  if (units < 2) return 0
  const pairs = new Map<number, number>()
  let before: MatchedTextRange | undefined
  for (const hit of hits) {
    if (before && before.unit !== hit.unit) {
      const gap = hit.from - before.to
      const isInOrder = hit.unit === before.unit + 1 && gap <= next
      const value = isInOrder ? 1 : gap <= near ? 0.5 : 0
      const pair = isInOrder ? before.unit : Math.min(before.unit, hit.unit)
      pairs.set(pair, Math.max(pairs.get(pair) ?? 0, value))
    }
    before = hit
  }
  let sum = 0
  for (const value of pairs.values()) sum += value
  return Math.min(1, sum / (units - 1))
}
