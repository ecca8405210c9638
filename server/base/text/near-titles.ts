import { foldName } from './fold.ts'

interface Titled {
  readonly title: string
}

/** Minimum share of common trigrams of similar titles. */
const likeness = 0.85
/** Minimum number of characters. Shorter titles are often similar by chance. */
const shortest = 12
const mostCompared = 200

interface Known<T> extends TitleFingerprint {
  readonly of: T
  readonly triples: ReadonlySet<string>
}

const triplesOf = (text: string): Set<string> => {
  const padded = ` ${text} `
  const triples = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at++) triples.add(padded.slice(at, at + 3))
  return triples
}

/** Part numbers and years distinguish works with otherwise equal titles. */
const numbersIn = (text: string): string => (text.match(/\d+|\b[ivx]+\b/g) ?? []).join(' ')

const isLike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  let common = 0
  for (const triple of one) if (other.has(triple)) common++
  return (2 * common) / (one.size + other.size) >= likeness
}

/** Fingerprint of a title, small enough to cache for all publications. */
export interface TitleFingerprint {
  readonly text: string
  readonly numbers: string
  /** Number of trigrams, and a bitmap of their hashes. */
  readonly size: number
  readonly bits: Uint32Array
}

const words = 8

const hashOf = (triple: string): number =>
  (triple.charCodeAt(0) * 31 + triple.charCodeAt(1)) * 31 + triple.charCodeAt(2)

const bitsOf = (triples: ReadonlySet<string>): Uint32Array => {
  const bits = new Uint32Array(words)
  for (const triple of triples) {
    const bit = hashOf(triple) % (32 * words)
    const at = bit >>> 5
    bits[at] = (bits[at] ?? 0) | (1 << (bit & 31))
  }
  return bits
}

const onesIn = (word: number): number => {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * Fast pre-check whether two titles may be similar. Compares bitmaps, in which each trigram of only one title
 * changes at most one bit.
 */
const mayBeLike = (one: TitleFingerprint, other: TitleFingerprint): boolean => {
  const most = (1 - likeness) * (one.size + other.size)
  let differing = 0
  for (let at = 0; at < words && differing <= most; at++) {
    differing += onesIn((one.bits[at] ?? 0) ^ (other.bits[at] ?? 0))
  }
  return differing <= most
}

/** Returns the fingerprint of a title, or null if it is too short. */
export const titleFingerprintOf = (title: string): TitleFingerprint | null => {
  const text = foldName(title)
  if (text.length < shortest) return null
  const triples = triplesOf(text)
  return { text, numbers: numbersIn(text), size: triples.size, bits: bitsOf(triples) }
}

export const areTitlesSimilar = (one: TitleFingerprint, other: TitleFingerprint): boolean =>
  one.text === other.text ||
  (mayBeLike(one, other) &&
    one.numbers === other.numbers &&
    isLike(triplesOf(one.text), triplesOf(other.text)))

/**
 * Creates a search for titles with small differences, such as typos. Similar titles share one of
 * their rarest trigrams, so only titles with one of those are compared.
 */
export const createSimilarTitleFinder = async <T extends Titled>(
  all: readonly T[],
  pause: () => Promise<void>,
) => {
  const known: Known<T>[] = []
  const counts = new Map<string, number>()
  for (const of of all) {
    await pause()
    const text = foldName(of.title)
    if (text.length < shortest) continue
    const triples = triplesOf(text)
    const signs = { numbers: numbersIn(text), size: triples.size, bits: bitsOf(triples) }
    known.push({ of, text, triples, ...signs })
    for (const triple of triples) counts.set(triple, (counts.get(triple) ?? 0) + 1)
  }
  const rarity = (triple: string) => counts.get(triple) ?? 0
  const telling = (triples: ReadonlySet<string>): string[] => {
    const needed = Math.ceil((likeness / (2 - likeness)) * triples.size)
    return Array.from(triples, (triple) => ({ triple, count: rarity(triple) }))
      .sort((a, b) => a.count - b.count || (a.triple < b.triple ? -1 : 1))
      .slice(0, triples.size - needed + 1)
      .map(({ triple }) => triple)
  }
  const byTriple = new Map<string, Known<T>[]>()
  for (const each of known) {
    await pause()
    const { numbers } = each
    for (const triple of telling(each.triples)) {
      const key = `${triple}${numbers}`
      const same = byTriple.get(key)
      if (same) same.push(each)
      else byTriple.set(key, [each])
    }
  }

  /** Returns the first other title that is similar and for which `mayBe` is true. */
  return (title: string, mayBe: (other: T) => boolean): T | undefined => {
    const text = foldName(title)
    if (text.length < shortest) return undefined
    const triples = triplesOf(text)
    const numbers = numbersIn(text)
    const signs = { text, numbers, size: triples.size, bits: bitsOf(triples) }
    const compared = new Set<Known<T>>()
    for (const triple of telling(triples)) {
      for (const each of byTriple.get(`${triple}${numbers}`) ?? []) {
        if (compared.has(each) || each.text === text || !mayBe(each.of)) continue
        if (mayBeLike(signs, each) && isLike(triples, each.triples)) return each.of
        compared.add(each)
        if (compared.size === mostCompared) return undefined
      }
    }
    return undefined
  }
}
