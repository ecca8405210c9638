import { emailKeyOf } from '#server/base/text/email-key.ts'

/** The text that replaces an erased address. */
export const erased = '[erased]'

const letter = String.raw`\p{L}\p{M}\p{N}_`

/** Matches a letter of a folded address in either case, composed or as a letter with marks. */
const letterPattern = (folded: string): string => {
  const spellings = [folded, folded.toUpperCase()]
    .filter((each) => emailKeyOf(each) === folded)
    .flatMap((each) => [each.normalize('NFC'), each.normalize('NFD')])
  return `(?:${[...new Set(spellings)].map((each) => RegExp.escape(each)).join('|')})`
}

/** Matches an address in any letter case, if it is neither the end of a longer name nor followed by a longer host. */
export const addressPattern = (email: string): RegExp => {
  const letters = emailKeyOf(email).match(/\P{M}\p{M}*/gu) ?? []
  return new RegExp(
    `(?<![${letter}.%+-])${letters.map(letterPattern).join('')}(?![${letter}-]|\\.[${letter}])`,
    'giu',
  )
}

/**
 * Returns the longest part of an address that every text naming it contains when ASCII letters are in lower case, as both
 * databases can search for.
 */
export const surePart = (email: string): string => {
  // Marks may be composed with the letter before them, and the sign for kelvin is a capital k.
  const parts = emailKeyOf(email).match(/(?:[^\P{ASCII}k](?!\p{M}))+/gu) ?? []
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

const around = 120

/** The words around the first place where a text names an address. */
export const excerptAt = (text: string, pattern: RegExp): string => {
  const at = Math.max(0, text.search(pattern))
  const [from, until] = [Math.max(0, at - around), at + around]
  return `${from > 0 ? '…' : ''}${text.slice(from, until)}${until < text.length ? '…' : ''}`
}
