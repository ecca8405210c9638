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

interface Known<T> extends TitleSigns {
  readonly of: T
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

/** A title as others are compared with it, small enough to be kept of every publication. */
export interface TitleSigns {
  readonly text: string
  readonly numbers: string
  /** How many triples it has, and for each of them a bit. */
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

/** Whether two may have enough triples in common: each that only one of them has makes at most one bit differ. */
const mayBeLike = (one: TitleSigns, other: TitleSigns): boolean => {
  const most = (1 - likeness) * (one.size + other.size)
  let differing = 0
  for (let at = 0; at < words && differing <= most; at++) {
    differing += onesIn((one.bits[at] ?? 0) ^ (other.bits[at] ?? 0))
  }
  return differing <= most
}

/** A title as it is compared; null where it is too short for that. */
export const signsOf = (title: string): TitleSigns | null => {
  const text = fold(title)
  if (text.length < shortest) return null
  const triples = triplesOf(text)
  return { text, numbers: numbersIn(text), size: triples.size, bits: bitsOf(triples) }
}

/** Whether two titles are the same or almost the same. */
export const isNear = (one: TitleSigns, other: TitleSigns): boolean =>
  one.text === other.text ||
  (mayBeLike(one, other) &&
    one.numbers === other.numbers &&
    isLike(triplesOf(one.text), triplesOf(other.text)))

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
    const signs = { numbers: numbersIn(text), size: triples.size, bits: bitsOf(triples) }
    known.push({ of, text, triples, ...signs })
    for (const triple of triples) counts.set(triple, (counts.get(triple) ?? 0) + 1)
  }
  const rarity = (triple: string) => counts.get(triple) ?? 0
  /** As many of the rarest as a like title cannot lack altogether. */
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

  /** The first other one whose title is almost this one, of those that may be meant. */
  return (title: string, mayBe: (other: T) => boolean): T | undefined => {
    const text = fold(title)
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
