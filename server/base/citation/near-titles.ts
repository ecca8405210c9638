import { fold } from './fold.ts'

/** Something with a title. */
interface Titled {
  readonly title: string
}

/** From this share of common letter triples on, two titles are likely the same. */
const likeness = 0.85
/** Shorter titles share too much by chance. */
const shortest = 12
/** The most titles that one is compared with, so that thousands of like ones do not take for ever. */
const mostCompared = 200

interface Known<T> {
  readonly of: T
  readonly text: string
  readonly triples: ReadonlySet<string>
}

const triplesOf = (text: string): Set<string> => {
  const padded = ` ${text} `
  const triples = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at++) triples.add(padded.slice(at, at + 3))
  return triples
}

/** Parts and years tell works apart whose titles are the same in all other words. */
const numbersIn = (text: string): string => (text.match(/\d+|\b[ivx]+\b/g) ?? []).join(' ')

const isLike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  let common = 0
  for (const triple of one) if (other.has(triple)) common++
  return (2 * common) / (one.size + other.size) >= likeness
}

/**
 * Finds titles that are almost the same: a letter wrong, a word in another form. Two sets of triples that share
 * so much share one of the rarest few of each, so only titles with one of those are compared.
 */
export const createNearTitles = async <T extends Titled>(
  all: readonly T[],
  /** Yields to other work when it is time for it. */
  pause: () => Promise<void>,
) => {
  const known: Known<T>[] = []
  const counts = new Map<string, number>()
  for (const of of all) {
    await pause()
    const text = fold(of.title)
    if (text.length < shortest) continue
    const triples = triplesOf(text)
    known.push({ of, text, triples })
    for (const triple of triples) counts.set(triple, (counts.get(triple) ?? 0) + 1)
  }
  const rarity = (triple: string) => counts.get(triple) ?? 0
  /** As many of the rarest as a like title cannot lack altogether. */
  const telling = (triples: ReadonlySet<string>): string[] => {
    const needed = Math.ceil((likeness / (2 - likeness)) * triples.size)
    return [...triples]
      .toSorted((a, b) => rarity(a) - rarity(b) || (a < b ? -1 : 1))
      .slice(0, triples.size - needed + 1)
  }
  const byTriple = new Map<string, Known<T>[]>()
  for (const each of known) {
    await pause()
    const numbers = numbersIn(each.text)
    for (const triple of telling(each.triples)) {
      const key = `${triple}${numbers}`
      const same = byTriple.get(key)
      if (same) same.push(each)
      else byTriple.set(key, [each])
    }
  }

  /** The first other one whose title is almost this one, of those that may be meant. */
  return (title: string, mayBe: (other: T) => boolean): T | undefined => {
    const text = fold(title)
    if (text.length < shortest) return undefined
    const triples = triplesOf(text)
    const numbers = numbersIn(text)
    const compared = new Set<Known<T>>()
    for (const triple of telling(triples)) {
      for (const each of byTriple.get(`${triple}${numbers}`) ?? []) {
        if (compared.has(each) || each.text === text || !mayBe(each.of)) continue
        if (isLike(triples, each.triples)) return each.of
        compared.add(each)
        if (compared.size === mostCompared) return undefined
      }
    }
    return undefined
  }
}
