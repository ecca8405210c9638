import { withoutEnd } from '#contract/text/without-end.ts'
import type { Author } from './publication-fields.ts'

/** What stands behind a name and belongs to it. */
export const suffix = /^(?:jr|sr|ii|iii|iv|phd|md)\.?$/i
/** Nothing but the first letters of names. */
export const initials = /^(?:\p{Lu}\.?-?){1,4}$/u

const looksGiven = (part: string) => part.split(/[\s-]+/).every((word) => initials.test(word))

/**
 * Splits a text of authors into single ones, whichever of the usual ways it is written in:
 * `A. Doe, B. Roe`, `Doe, A.; Roe, B.`, `Doe, A., & Roe, B.`, `Doe A, Roe B`, `A. Doe and B. Roe`.
 */
export const splitAuthors = (text: string): string[] => {
  const whole = text.replaceAll(/\s+/g, ' ').trim()
  const named = whole.replace(/\b(?:et al\.?|and others)$/i, '')
  const clean = named === whole ? whole : withoutEnd(named, '.,; ')
  if (clean === '') return []
  if (clean.includes(';')) return parts(clean.split(';'))
  const joined = clean.replaceAll(/,?\s+(?:and|&|und|et)\s+/gi, ' & ')
  if (/^[^\s,&]+, [^\s,&]+$/.test(joined)) return [joined]
  const byComma = joined.split(/\s*,\s*|\s+&\s+/)
  // "Doe, A., Roe, B.": every second part is nothing but initials.
  const isInverted =
    byComma.length > 1 &&
    byComma.length % 2 === 0 &&
    byComma.every((part, index) => looksGiven(part) === (index % 2 === 1))
  if (!isInverted) return parts(joinSuffixes(byComma))
  return byComma.flatMap((part, index) =>
    index % 2 === 0 ? [`${part}, ${byComma[index + 1]}`] : [],
  )
}

const parts = (texts: readonly string[]) =>
  texts.map((part) => part.replace(/^\s*(?:and|&)\s+/i, '').trim()).filter((part) => part !== '')

const joinSuffixes = (texts: readonly string[]) => {
  const joined: string[] = []
  for (const part of texts) {
    const last = joined.at(-1)
    if (last !== undefined && suffix.test(part)) joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined
}

const needsSemicolon = /,|&|\s(?:and|und|et)\s/i

/** Writes single authors as one text that `splitAuthors` splits the same way. */
export const joinAuthors = (names: readonly string[]): string =>
  names.join(names.some((name) => needsSemicolon.test(name)) ? '; ' : ', ')

/** The longest name an author can have. */
const longestName = 200

/** A text of authors read one by one; whoever is known by the same name stays who they are. */
export const readAuthorText = <A extends Author>(
  text: string,
  known: readonly A[],
): (A | Author)[] => {
  const waiting = new Map<string, A[]>()
  for (const author of known)
    waiting.set(author.name, [...(waiting.get(author.name) ?? []), author])
  return splitAuthors(text).map((each) => {
    const name = each.slice(0, longestName)
    return (
      waiting.get(name)?.shift() ?? { name, profileId: '', isEqual: false, isCorresponding: false }
    )
  })
}
