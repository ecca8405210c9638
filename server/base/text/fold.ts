import { foldForSearch as foldText } from '#server/base/db/fold.ts'
import { asciiLetterReplacements } from '#server/base/text/plain-letters.ts'

export const foldName = (text: string): string =>
  foldText(text)
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[łøđðþæœ]/g, (letter) => asciiLetterReplacements[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
