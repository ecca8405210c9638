import { fold as foldText } from '#server/base/db/fold.ts'

const special: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
}

/** Letters and numbers alone, small and without accents: how names and titles are compared. */
export const fold = (text: string): string =>
  foldText(text)
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[łøđðþæœ]/g, (letter) => special[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
