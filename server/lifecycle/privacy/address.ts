import { normalizeEmail } from '#server/base/text/email-key.ts'

export const erasedTextPlaceholder = '[erased]'

const nameCharacter = String.raw`\p{L}\p{M}\p{N}_`

/**
 * Returns a pattern for one character of a lowercased email address. It matches both cases, and
 * accents as part of the letter or separate.
 */
const letterPattern = (folded: string): string => {
  const spellings = [folded, folded.toUpperCase()]
    .filter((each) => normalizeEmail(each) === folded)
    .flatMap((each) => [each.normalize('NFC'), each.normalize('NFD')])
  return `(?:${[...new Set(spellings)].map((each) => RegExp.escape(each)).join('|')})`
}

/** Matches an email address in any case, unless it is part of a longer one. */
export const createEmailPattern = (email: string): RegExp => {
  const letters = normalizeEmail(email).match(/\P{M}\p{M}*/gu) ?? []
  return new RegExp(
    `(?<![${nameCharacter}.%+-])${letters.map(letterPattern).join('')}(?![${nameCharacter}-]|\\.[${nameCharacter}])`,
    'giu',
  )
}

/**
 * Returns the longest part of an email address that every text with the address contains literally,
 * apart from the case of ASCII letters. The database searches for this part first.
 */
export const searchablePartOfEmail = (email: string): string => {
  // Excludes letters before an accent, which texts may write as one character, and `k`, because the Kelvin
  // sign also lowercases to it.
  const parts = normalizeEmail(email).match(/(?:[^\P{ASCII}k](?!\p{M}))+/gu) ?? []
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

const excerptMargin = 120

export const excerptAroundMatch = (text: string, pattern: RegExp): string => {
  const at = Math.max(0, text.search(pattern))
  const [from, until] = [Math.max(0, at - excerptMargin), at + excerptMargin]
  return `${from > 0 ? '…' : ''}${text.slice(from, until)}${until < text.length ? '…' : ''}`
}
