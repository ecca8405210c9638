interface Alphabet {
  /** Code points of the styled letters `A` and `a` and, if the style has digits, of `0`. */
  readonly upper: number
  readonly lower: number
  readonly digits?: number
  /** Styled letters that Unicode encoded earlier, outside of the continuous range of the style. */
  readonly known?: Readonly<Record<string, string>>
}

const alphabets: Readonly<Record<string, Alphabet>> = {
  bold: { upper: 0x1d400, lower: 0x1d41a, digits: 0x1d7ce },
  'bold-italic': { upper: 0x1d468, lower: 0x1d482 },
  'double-struck': {
    upper: 0x1d538,
    lower: 0x1d552,
    digits: 0x1d7d8,
    known: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
  },
  fraktur: {
    upper: 0x1d504,
    lower: 0x1d51e,
    known: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' },
  },
  script: {
    upper: 0x1d49c,
    lower: 0x1d4b6,
    known: {
      B: 'ℬ',
      E: 'ℰ',
      F: 'ℱ',
      H: 'ℋ',
      I: 'ℐ',
      L: 'ℒ',
      M: 'ℳ',
      R: 'ℛ',
      e: 'ℯ',
      g: 'ℊ',
      o: 'ℴ',
    },
  },
}

const styled = (letter: string, { upper, lower, digits, known }: Alphabet): string => {
  const at = (start: number | undefined, first: string) =>
    start === undefined
      ? letter
      : String.fromCodePoint(start + letter.charCodeAt(0) - first.charCodeAt(0))
  if (known?.[letter]) return known[letter]
  if (/^[A-Z]$/.test(letter)) return at(upper, 'A')
  if (/^[a-z]$/.test(letter)) return at(lower, 'a')
  return /^[0-9]$/.test(letter) ? at(digits, '0') : letter
}

/**
 * Converts letters to the styled Unicode characters of MathML's `mathvariant`. Returns an empty string for
 * unknown variants.
 */
export const toMathLetters = (letters: string, variant: string): string => {
  const alphabet = Object.hasOwn(alphabets, variant) ? alphabets[variant] : undefined
  return alphabet ? [...letters].map((letter) => styled(letter, alphabet)).join('') : ''
}
