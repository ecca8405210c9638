import { plainOf, type Unit, whole } from './query.ts'
import { mayGoOn, plainLetterAt, type Run, runsOf } from './words.ts'

/** A place in a text where a unit of the search stands. */
export interface Hit {
  readonly from: number
  readonly to: number
  readonly unit: number
}

const mostHits = 200
/** Once every word was seen, so much more is looked through for a place where they are closer. */
const enough = 600

/** What is looked for in texts: words by their first letter, each with the unit that it is of. */
export interface Looked {
  readonly units: number
  readonly byLetter: ReadonlyMap<number, readonly { option: string; at: number }[]>
}

/** Prepares to look for units. A symbol beside single letters is only matched together with them. */
export const lookFor = (units: readonly Unit[]): Looked => {
  const isOnlyWhole = units.length === 1 && units[0]?.length === 1
  const wanted = units.flatMap((unit, at) =>
    unit
      .flat(2)
      .filter((option) => isOnlyWhole || option !== whole(plainOf(option)))
      .map((option) => ({ option: plainOf(option), at })),
  )
  const byLetter = Map.groupBy(wanted, ({ option }) => option.charCodeAt(0))
  return { units: units.length, byLetter }
}

/** Where the words of a search stand in a text; its runs are read by letters unless another way is given. */
export const hitsIn = (
  text: string,
  { units, byLetter }: Looked,
  read?: (text: string) => Iterable<Run>,
): Hit[] => {
  const unitOf = (word: string) =>
    byLetter.get(word.charCodeAt(0))?.find(({ option }) => word.startsWith(option))?.at ?? -1
  const mayBegin = (at: number) => {
    const letter = plainLetterAt(text, at)
    if (letter === 0) return true
    return byLetter.get(letter)?.some(({ option }) => mayGoOn(text, at, option)) ?? false
  }
  const hits: Hit[] = []
  const seen = new Set<number>()
  let end = text.length
  const add = (from: number, to: number, unit: number) => {
    hits.push({ from, to, unit })
    if (seen.add(unit).size === units && end === text.length) end = to + enough
  }
  // Most words are others and are passed over.
  for (const { words, joined } of read?.(text) ?? runsOf(text, mayBegin)) {
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

/** Hits with so little between them follow each other; so near they belong together. */
const next = 3
const near = 40

/**
 * How close the words of a search stand in a text, from 0 to 1: as typed one after another, or at least near each
 * other.
 */
export const closeness = (hits: readonly Hit[], units: number): number => {
  if (units < 2) return 0
  const pairs = new Map<number, number>()
  let before: Hit | undefined
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
