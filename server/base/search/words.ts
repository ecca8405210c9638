import { foldForSearch as foldText } from '#server/base/db/fold.ts'
import { asciiLetterReplacements } from '#server/base/text/plain-letters.ts'

// Accents and invisible characters, which searches ignore. Vowel signs of Indic scripts belong to words.
const marks =
  /[[\p{Mn}&&[\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}]]\u0640\u00ad\u200b-\u200f\u2060\ufeff]+/gv

const isAscii = /^[\u0020-\u007e]*$/

/** Normalizes a word: removes case, accents and invisible characters. */
const fold = (word: string): string => {
  if (isAscii.test(word)) return word.toLowerCase()
  return foldText(word)
    .replaceAll(marks, '')
    .replaceAll(/[łøđðþæœħŧŋ]/g, (letter) => asciiLetterReplacements[letter] ?? letter)
    .normalize('NFC')
}

/** Maximum word length. Nobody types longer words, and databases limit them. */
export const maxWordLength = 60

/** A word of a text with its position in UTF-16 units. */
export interface TextWord {
  readonly text: string
  /** The word with umlauts spelled out (`mueller` for `Müller`), or an empty string. */
  readonly also: string
  readonly from: number
  readonly to: number
}

/** Text between two spaces: its words, and the word that they form if connected. */
export interface WordRun {
  readonly words: readonly TextWord[]
  /** `covid19` for `COVID-19` in all spellings. Empty for a single word. */
  readonly joined: readonly string[]
}

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const umlauts = /[äöüøå]/g

const spellOut = (word: string): string => {
  const plain = word.normalize('NFC').toLowerCase()
  const spelled = plain.replaceAll(umlauts, (letter) => spelledOut[letter] ?? letter)
  return spelled === plain ? '' : fold(spelled).slice(0, maxWordLength)
}

const letter = String.raw`[\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u2060]`
const runs = new RegExp(`${letter}+(?:[-‐‑'’.\\/_]${letter}+)*`, 'gu')
const isLetter = new RegExp(letter, 'u')
const parts = new RegExp(`${letter}+`, 'gu')
const foldedParts = /[\p{L}\p{N}\p{M}]+/gu
const scripts = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const signs = `${scripts.map((script) => `\\p{Script=${script}}`).join('')}ー`
const pieces = new RegExp(`[${signs}]+|[^${signs}]+`, 'gu')
const isUnspaced = new RegExp(`^[${signs}]`, 'u')

/**
 * Splits a text without spaces, such as Chinese, into pairs of adjacent characters. Adds the last character
 * alone, so that searches for it match.
 */
const pairsOf = (text: string, at: number): TextWord[] => {
  const all = Array.from(text)
  let from = at
  return all.map((sign, index) => {
    const pair = sign + (all[index + 1] ?? '')
    const word = { text: fold(pair), also: '', from, to: from + pair.length }
    from += sign.length
    return word
  })
}

const wordsOf = (text: string, at: number): TextWord[] => {
  if (isAscii.test(text)) {
    return [{ text: fold(text).slice(0, maxWordLength), also: '', from: at, to: at + text.length }]
  }
  return Array.from(text.matchAll(pieces)).flatMap(({ 0: piece, index }) => {
    const from = at + index
    if (isUnspaced.test(piece)) return pairsOf(piece, from)
    const found = fold(piece).match(foldedParts) ?? []
    const also = found.length === 1 ? spellOut(piece) : ''
    return found.map((word) => ({
      text: Array.from(word).slice(0, maxWordLength).join(''),
      also,
      from,
      to: from + piece.length,
    }))
  })
}

const nothing: readonly string[] = []

const joinedOf = (words: readonly TextWord[]): readonly string[] => {
  const joined = [words.map(({ text }) => text).join('')]
  if (words.some(({ also }) => also)) {
    joined.push(words.map(({ text, also }) => also || text).join(''))
  }
  return joined.filter((word) => word && word.length <= maxWordLength)
}

function* closelyIn(text: string, at: number): Generator<WordRun> {
  for (const { 0: run, index } of text.matchAll(runs)) {
    const words = Array.from(run.matchAll(parts)).flatMap((part) =>
      wordsOf(part[0], at + index + part.index),
    )
    if (words.length === 0) continue
    const isLinked = /[-‐‑'’./_]/.test(run) && !words.some((word) => isUnspaced.test(word.text))
    yield { words, joined: isLinked ? joinedOf(words) : nothing }
  }
}

const [plain, latin, close, link] = [1, 2, 3, 4]
/**
 * Class of each character, by its code up to the last Latin letter. Only characters of the class `close` need
 * regular expressions to split words.
 */
const sorts = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const sign = String.fromCharCode(code)
  if (/[0-9A-Za-z]/.test(sign)) return plain
  if (/\p{L}/u.test(sign) && /^\p{L}+$/u.test(fold(sign))) return latin
  if (isLetter.test(sign)) return close
  return "-'./_".includes(sign) ? link : 0
})

// Reading beyond the end of a string would disable V8's fast path for the loop.
const codeAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : 0)
const sortAt = (text: string, at: number): number => sorts[codeAt(text, at)] ?? close
const isLetterAt = (text: string, at: number): boolean => {
  const sort = sortAt(text, at)
  return sort !== 0 && sort !== link
}

const lowerCase = 32

export const plainLetterAt = (text: string, at: number): number =>
  sortAt(text, at) === plain ? codeAt(text, at) | lowerCase : 0

/** Fast pre-check: false only if an ASCII letter rules out `word` at `from`. */
export const mayContinueWith = (text: string, from: number, word: string): boolean => {
  for (let at = 0; at < word.length; at++) {
    const letter = plainLetterAt(text, from + at)
    if (letter !== word.charCodeAt(at)) return letter === 0
  }
  return true
}

const plainRun = (text: string, from: number, to: number): WordRun => {
  const words: TextWord[] = []
  for (let at = from; at < to; at++) {
    const start = at
    while (sortAt(text, at) === plain) at++
    const word = text.slice(start, Math.min(at, start + maxWordLength)).toLowerCase()
    words.push({ text: word, also: '', from: start, to: at })
  }
  return { words, joined: words.length > 1 ? joinedOf(words) : nothing }
}

/** Splits a text into runs. Skips runs without any word for which `mayBegin` is true. */
export function* splitIntoWordRuns(
  text: string,
  mayBegin?: (at: number) => boolean,
): Generator<WordRun> {
  for (let at = 0; at < text.length; at++) {
    if (!isLetterAt(text, at)) continue
    const from = at
    let isPlain = true
    let isWanted = !mayBegin || mayBegin(at)
    for (let sort = sortAt(text, at); sort !== 0; sort = sortAt(text, ++at)) {
      if (sort === link) {
        if (!isLetterAt(text, at + 1)) break
        if (!isWanted) isWanted = mayBegin?.(at + 1) ?? true
      } else if (sort !== plain) {
        isPlain = false
        if (sort === close) isWanted = true
      }
    }
    if (!isWanted) continue
    if (isPlain) yield plainRun(text, from, at)
    else yield* closelyIn(text.slice(from, at), from)
  }
}

/** Name particles that are sometimes written together with the family name. */
const particles = new Set(
  'af al av ben bin da das de del della den der di do dos du el la las le los mac mc st te ten ter van von zu zum zur'.split(
    ' ',
  ),
)
const mostParticles = 3

const isParticle = ({ words: [first, ...more] }: WordRun): boolean =>
  first !== undefined && more.length === 0 && particles.has(first.text)

const isNextTo = (text: string, one: WordRun, other: WordRun): boolean =>
  text.slice(one.words.at(-1)?.to, other.words[0]?.from) === ' '

/**
 * Splits a text into runs, and joins names with their particles: `vandenberg` for `van den Berg`.
 */
export function* nameRunsOf(
  text: string,
  mayBeName: (run: WordRun) => boolean = () => true,
): Generator<WordRun> {
  let before: WordRun[] = []
  for (const run of splitIntoWordRuns(text)) {
    const last = before.at(-1)
    if (last && (before.length > mostParticles || !isNextTo(text, last, run))) {
      yield* before
      before = []
    }
    if (isParticle(run)) {
      before.push(run)
      continue
    }
    if (before.length > 0 && mayBeName(run)) {
      const words = [...before, run].flatMap((each) => each.words)
      yield { words, joined: [...run.joined, ...joinedOf(words)] }
    } else {
      yield* before
      yield run
    }
    before = []
  }
  yield* before
}

const withParticle = new RegExp(`(?<!\\p{L})(?:${[...particles].join('|')}) \\p{Lu}`, 'iu')

export const mayHaveParticle = (text: string): boolean => withParticle.test(text)

/** Joins particles only with capitalized names. */
export const capitalizedNameRunsOf = (text: string): Generator<WordRun> =>
  nameRunsOf(text, ({ words: [first] }) => /^\p{Lu}/u.test(text.slice(first?.from, first?.to)))

const mostWords = 30_000
const mostLetters = 250_000

export const wordsIn = (
  texts: Iterable<string>,
  read: (text: string) => Iterable<WordRun> = splitIntoWordRuns,
): Set<string> => {
  const words = new Set<string>()
  let letters = 0
  const add = (word: string) => {
    if (!words.has(word)) letters += word.length
    words.add(word)
  }
  for (const text of texts) {
    for (const run of read(text)) {
      for (const { text: word, also } of run.words) {
        add(word)
        if (also) add(also)
      }
      for (const joined of run.joined) add(joined)
      if (words.size >= mostWords || letters >= mostLetters) return words
    }
  }
  return words
}
