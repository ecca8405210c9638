import { emailKeyOf } from '#server/base/text/email-key.ts'

export const erasedText = '[erased]'

const nameCharacter = String.raw`\p{L}\p{M}\p{N}_`

/** Matches a character of a folded address in either case, composed or decomposed. */
const letterPattern = (folded: string): string => {
  const spellings = [folded, folded.toUpperCase()]
    .filter((each) => emailKeyOf(each) === folded)
    .flatMap((each) => [each.normalize('NFC'), each.normalize('NFD')])
  return `(?:${[...new Set(spellings)].map((each) => RegExp.escape(each)).join('|')})`
}

/** Matches an address in any case, unless it is part of a longer address. */
export const emailPattern = (email: string): RegExp => {
  const letters = emailKeyOf(email).match(/\P{M}\p{M}*/gu) ?? []
  return new RegExp(
    `(?<![${nameCharacter}.%+-])${letters.map(letterPattern).join('')}(?![${nameCharacter}-]|\\.[${nameCharacter}])`,
    'giu',
  )
}

/**
 * Returns the longest part of an address that occurs literally in every text that contains the address. Both databases can search
 * for that part after lowering ASCII letters.
 */
export const searchablePartOf = (email: string): string => {
  // Marks may be composed with the letter before, and the Kelvin sign folds to `k`.
  const parts = emailKeyOf(email).match(/(?:[^\P{ASCII}k](?!\p{M}))+/gu) ?? []
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

const excerptMargin = 120

export const excerptAround = (text: string, pattern: RegExp): string => {
  const at = Math.max(0, text.search(pattern))
  const [from, until] = [Math.max(0, at - excerptMargin), at + excerptMargin]
  return `${from > 0 ? '…' : ''}${text.slice(from, until)}${until < text.length ? '…' : ''}`
}
