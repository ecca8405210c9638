import { fold as foldText } from '#server/base/db/fold.ts'
import { plainLetters } from '#server/base/text/plain-letters.ts'

/** Normalizes names and titles for comparison to lower case letters and digits without accents. */
export const fold = (text: string): string =>
  foldText(text)
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[łøđðþæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
