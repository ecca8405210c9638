import { fold as foldText } from '#server/db/fold.ts'

/** Letters that stand for others without being composed of them. */
const special: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ħ: 'h', ŧ: 't', ŋ: 'n' },
}

// What is set above, below or between letters without being one; vowel signs of Indic scripts are letters.
const marks =
  /[[\p{Mn}&&[\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}]]\u0640\u00ad\u200b-\u200f\u2060\ufeff]+/gv

const isAscii = /^[\u0020-\u007e]*$/

/** A word as it is compared: without case, accents, points and what cannot be seen. */
const fold = (word: string): string => {
  // Most words are ASCII and need none of the rest.
  if (isAscii.test(word)) return word.toLowerCase()
  return foldText(word)
    .replaceAll(marks, '')
    .replaceAll(/[łøđðþæœħŧŋ]/g, (letter) => special[letter] ?? letter)
    .normalize('NFC')
}

/** Longer words are cut: nobody types them, and databases have limits. */
const longest = 60

/** One word of a text and where it stands, in UTF-16 units. */
export interface Word {
  /** As it is compared. */
  readonly text: string
  readonly from: number
  readonly to: number
}

/** What stands between two blanks: its words, and the one word they make when they are linked. */
export interface Run {
  readonly words: readonly Word[]
  /** `covid19` of `COVID-19`; null for a word alone. */
  readonly joined: string | null
}

const letter = String.raw`[\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u2060]`
const runs = new RegExp(`${letter}+(?:[-‐‑'’.\\/_]${letter}+)*`, 'gu')
const parts = new RegExp(`${letter}+`, 'gu')
const foldedParts = /[\p{L}\p{N}\p{M}]+/gu
/** Scripts written without blanks between words. */
const scripts = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const signs = `${scripts.map((script) => `\\p{Script=${script}}`).join('')}ー`
const pieces = new RegExp(`[${signs}]+|[^${signs}]+`, 'gu')
const isUnspaced = new RegExp(`^[${signs}]`, 'u')

/** Pairs of neighbours, and the last sign alone so that a search for it finds it. */
const pairsOf = (text: string, at: number): Word[] => {
  const all = Array.from(text)
  let from = at
  return all.map((sign, index) => {
    const pair = sign + (all[index + 1] ?? '')
    const word = { text: fold(pair), from, to: from + pair.length }
    from += sign.length
    return word
  })
}

const wordsOf = (text: string, at: number): Word[] => {
  if (isAscii.test(text)) {
    return [{ text: fold(text).slice(0, longest), from: at, to: at + text.length }]
  }
  return Array.from(text.matchAll(pieces)).flatMap(({ 0: piece, index }) => {
    const from = at + index
    if (isUnspaced.test(piece)) return pairsOf(piece, from)
    const found = fold(piece).match(foldedParts) ?? []
    return found.map((word) => ({
      ...{ text: Array.from(word).slice(0, longest).join('') },
      ...{ from, to: from + piece.length },
    }))
  })
}

function* closelyIn(text: string, at: number): Generator<Run> {
  for (const { 0: run, index } of text.matchAll(runs)) {
    const words = Array.from(run.matchAll(parts)).flatMap((part) =>
      wordsOf(part[0], at + index + part.index),
    )
    if (words.length === 0) continue
    const isLinked = /[-‐‑'’./_]/.test(run) && !words.some((word) => isUnspaced.test(word.text))
    const joined = isLinked ? words.map((word) => word.text).join('') : ''
    yield { words, joined: joined && joined.length <= longest ? joined : null }
  }
}

const [plain, link] = [1, 2]
/** What each sign of ASCII is. */
const ascii = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code)
  if (/[0-9A-Za-z]/.test(sign)) return plain
  return "-'./_".includes(sign) ? link : 0
})
/** The bit that tells small letters of ASCII from large ones; digits have it. */
const lowerCase = 32

const isPlainAt = (text: string, at: number): boolean => ascii[text.charCodeAt(at)] === plain
// Whatever is not ASCII may be a letter; it is looked at more closely where it stands.
const isLetterAt = (text: string, at: number): boolean =>
  isPlainAt(text, at) || text.charCodeAt(at) >= 128
const isLinkAt = (text: string, at: number): boolean =>
  ascii[text.charCodeAt(at)] === link && isLetterAt(text, at + 1)

/** The runs of a text in their order; where first letters are given, without words in ASCII that begin otherwise. */
export function* runsOf(text: string, letters?: ReadonlySet<number>): Generator<Run> {
  for (let at = 0; at < text.length; at++) {
    if (!isLetterAt(text, at)) continue
    const from = at
    // Most runs are one word in ASCII, which needs none of the rest.
    while (isPlainAt(text, at)) at++
    const to = at
    while (isLetterAt(text, at) || isLinkAt(text, at)) at++
    if (at > to) yield* closelyIn(text.slice(from, at), from)
    else if (!letters || letters.has(text.charCodeAt(from) | lowerCase)) {
      const word = text.slice(from, Math.min(to, from + longest)).toLowerCase()
      yield { words: [{ text: word, from, to }], joined: null }
    }
  }
}

/** Beyond this nothing more of a text is searched: databases have limits. */
const mostWords = 30_000
const mostLetters = 250_000

/** Every word under which texts are found, once each. */
export const wordsIn = (texts: Iterable<string>): Set<string> => {
  const words = new Set<string>()
  let letters = 0
  const add = (word: string) => {
    if (!words.has(word)) letters += word.length
    words.add(word)
  }
  for (const text of texts) {
    for (const run of runsOf(text)) {
      for (const word of run.words) add(word.text)
      if (run.joined) add(run.joined)
      if (words.size >= mostWords || letters >= mostLetters) return words
    }
  }
  return words
}
