import { trimTrailing } from '#contract/text/without-end.ts'
import {
  authorNameOf,
  authorTextOf,
  explicitNameParts,
  formatInvertedAuthorName,
  isInitials,
  isNameSuffix,
  parseAuthorName,
} from './author-name.ts'
import type { Author } from './publication-fields.ts'

const looksGiven = (part: string) => part.split(/[\s-]+/).every(isInitials)

/** Normalises spaces in a text of authors. Removes "et al." from its end. */
const withoutEtAl = (text: string): string => {
  const whole = text.replaceAll(/\s+/g, ' ').trim()
  const rest = whole.replace(/\b(?:et al\.?|and others)$/i, '')
  return rest === whole ? whole : trimTrailing(rest, ',; ')
}

/**
 * Splits a text of authors in any of the usual formats: `A. Doe, B. Roe`, `Doe, A.; Roe, B.`, `Doe,
 * A., & Roe, B.`, `Doe A, Roe B`, `A. Doe and B. Roe`. Text in braces is never split.
 */
export const splitAuthorsText = (text: string): string[] => {
  const clean = withoutEtAl(text)
  if (clean === '') return []
  const groups: string[] = []
  const masked = clean.replaceAll(/\{[^{}]*\}/g, (group) => `{${groups.push(group) - 1}}`)
  return splitMasked(masked).map((part) =>
    part.replaceAll(/\{(\d+)\}/g, (_, at: string) => groups[Number(at)] ?? ''),
  )
}

const splitMasked = (clean: string): string[] => {
  if (clean.includes(';')) return parts(clean.split(';'))
  const joined = clean.replaceAll(/,? (?:and|&|und|et) /gi, ' & ')
  const byComma = joined.split(/ ?, ?| & /)
  if (!joined.includes(' & ') && isOneName(byComma)) return [joined]
  // In "Doe, A., Roe, B." every second part consists of initials.
  const isInverted =
    byComma.length > 1 &&
    byComma.length % 2 === 0 &&
    byComma.every((part, index) => looksGiven(part) === (index % 2 === 1))
  if (!isInverted) return parts(joinSuffixes(byComma))
  return byComma.flatMap((part, index) =>
    index % 2 === 0 ? [`${part}, ${byComma[index + 1]}`] : [],
  )
}

/**
 * Whether parts separated by commas are one name, such as `Doe, Jane`, `King, Jr., Martin` or
 * `Riklin Raviv, Tammy`.
 */
const isOneName = ([before = '', ...after]: readonly string[]): boolean => {
  const [given = '', ...more] = after.filter((part) => !isNameSuffix(part))
  if (given === '' || more.length > 0 || given.includes(' ')) return false
  const words = before.split(' ')
  if (words.length === 1) return true
  // "WHO" and "OpenAI" are authors, and "A. Doe" is not a family name.
  return after.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(given) && !words.some(isInitials)
}

const parts = (texts: readonly string[]) =>
  texts.map((part) => part.trim().replace(/^(?:and|&) /i, '')).filter((part) => part !== '')

const joinSuffixes = (texts: readonly string[]) => {
  const joined: string[] = []
  for (const part of texts) {
    const last = joined.at(-1)
    if (last !== undefined && isNameSuffix(part)) joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined
}

const needsSemicolon = /[,&]| (?:and|und|et) /i

/** Joins names to a text that `splitAuthorsText` splits into the same names. */
export const joinAuthorNames = (names: readonly string[]): string => {
  if (!names.some((name) => needsSemicolon.test(name))) return names.join(', ')
  const [only = '', ...more] = names
  // Without a semicolon at the end, a single name could be split into two.
  return more.length === 0 && splitAuthorsText(only).length > 1 ? `${only};` : names.join('; ')
}

/**
 * Writes authors as a text that parses to the same authors. If one needs the family name first, all
 * have it first.
 */
export const formatAuthorsText = (authors: readonly Author[]): string => {
  const isPlain = authors.every((author) => authorTextOf(author) === author.name)
  return joinAuthorNames(
    authors.map((author) =>
      isPlain ? author.name : formatInvertedAuthorName(authorNameOf(author)),
    ),
  )
}

const maxNameLength = 200

const spellingsOf = (author: Author) =>
  new Set([author.name, authorTextOf(author), formatInvertedAuthorName(authorNameOf(author))])

/** Parses a text of authors. Authors with the name of a known author keep the known author's data. */
export const parseAuthorsText = <A extends Author>(
  text: string,
  known: readonly A[],
): (A | Author)[] => {
  const waiting = new Map<string, A[]>()
  // Reversed, so that the first of several authors with the same name is used first.
  for (const author of known.toReversed()) {
    for (const spelling of spellingsOf(author)) {
      const same = waiting.get(spelling)
      if (same) same.push(author)
      else waiting.set(spelling, [author])
    }
  }
  const taken = new Set<A>()
  const take = (name: string): A | undefined => {
    const same = waiting.get(name) ?? []
    for (let author = same.pop(); author !== undefined; author = same.pop()) {
      if (taken.has(author)) continue
      taken.add(author)
      return author
    }
    return undefined
  }
  return splitAuthorsText(text).map((each) => {
    const name = each.slice(0, maxNameLength)
    return take(name) ?? { name: withoutBraces(name), ...partsFromBraces(name), ...unmarked }
  })
}

const unmarked = { profileId: '', isEqual: false, isCorresponding: false }

const withoutBraces = (name: string) => name.replaceAll(/[{}]/g, '').trim() || name

/** Returns the parts of a name that only its braces reveal. */
const partsFromBraces = (name: string) =>
  name.includes('{') ? explicitNameParts(withoutBraces(name), parseAuthorName(name)) : {}
