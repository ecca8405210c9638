import { replaceSpecialLetters } from '#contract/text/spell-letters.ts'

/** A normalized word and its position in a text, in UTF-16 units. */
export interface WordInText {
  readonly word: string
  readonly from: number
  readonly to: number
}

const runs = /[\p{L}\p{N}\p{M}]+/gu
const marks = /\p{M}+/gu
/** Scripts without spaces between words. Every pair of neighbouring characters counts as a word. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u
const mostLetters = 40

const fold = (text: string): string =>
  replaceSpecialLetters(text.normalize('NFKD').replaceAll(marks, '').toLowerCase()).slice(
    0,
    mostLetters,
  )

const pairsOf = (run: string, at: number): WordInText[] => {
  const signs = Array.from(run)
  let from = at
  return signs.map((sign, index) => {
    const pair = sign + (signs[index + 1] ?? '')
    const placed = { word: fold(pair), from, to: from + pair.length }
    from += sign.length
    return placed
  })
}

/** Returns the words of a text without case and accents, in order. */
export const findWordsWithPositions = (text: string): WordInText[] =>
  Array.from(text.matchAll(runs)).flatMap(({ 0: run, index }) =>
    unspaced.test(run)
      ? pairsOf(run, index)
      : [{ word: fold(run), from: index, to: index + run.length }],
  )

export const searchShardNameOf = (word: string): string => Array.from(word).slice(0, 2).join('')
