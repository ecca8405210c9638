import { mostAuthors, type Notice } from '#contract/publication/publication-fields.ts'
import { forEachText } from '../format-fields.ts'
import type { Name, Work } from '../work.ts'
import { tellingGenre } from '../work-type.ts'
import { withPreprint } from './preprint-venue.ts'

/** What became of one entry of a text: a work, or the reason why it is none. */
export type Reading = {
  readonly line: number
  /** What it was read from, where that is not all of its lines. */
  readonly text?: string
} & (
  | { readonly work: Work; readonly warning?: string; readonly notices?: readonly Notice[] }
  | { readonly reason: string; readonly title?: string }
)

const longestTitle = 1_000
const longestName = 200
const longestEditors = 20_000
const mostKeywords = 500
/** The longest abstract. No other text of a publication may be longer. */
const longestText = 200_000

const lengthOf = (name: Name): number =>
  'literal' in name ? name.literal.length : Math.max(name.family.length, name.given.length)

const count = (number: number): string => number.toLocaleString('en')

/** Returns why no publication can have this title or these authors; empty if one can. */
const reasonAgainst = ({ title, authors, editors }: Work): string => {
  if (title === '') return 'It has no title'
  if (title.length > longestTitle)
    return `Its title has more than ${count(longestTitle)} characters`
  // A book without authors is listed under its editors.
  const names = authors.length > 0 ? authors : editors
  if (names.length === 0) return 'It has no author'
  if (names.length > mostAuthors) return `It has more than ${count(mostAuthors)} authors`
  return names.some((name) => lengthOf(name) > longestName)
    ? `The name of an author has more than ${longestName} characters`
    : ''
}

/** Leaves out what is too long for every field, and names it. */
const withoutLongTexts = (work: Work): { readonly fitting: Work; readonly warning: string } => {
  const left: string[] = []
  const kept = <T>(name: string, value: T, nothing: T, isTooLong: boolean): T => {
    if (isTooLong) left.push(name)
    return isTooLong ? nothing : value
  }
  const { authors, editors, keywords } = work
  const editorsLength = editors.reduce((sum, name) => sum + lengthOf(name), 0)
  const fitting = {
    ...work,
    ...forEachText((name) => kept(name, work[name], '', work[name].length > longestText)),
    editors: kept('editors', editors, [], authors.length > 0 && editorsLength > longestEditors),
    keywords: kept('keywords', keywords, [], keywords.length > mostKeywords),
  }
  const warning = left.length > 0 ? `Could not be used and left out: ${left.join(', ')}` : ''
  return { fitting, warning }
}

/** How DataCite, and what is exported from it, says that a value is not known: `:unav`, `(:tba)`. */
const unknown = /^\(?:(?:un(?:ac|al|ap|as|av|kn)|none|null|tba|etal|at)\)?$/i

const isKnown = (name: Name): boolean =>
  !unknown.test('literal' in name ? name.literal : name.family)

/** Removes what only says that it is not known. */
const withoutUnknown = (work: Work): Work => ({
  ...work,
  ...forEachText((name) => (unknown.test(work[name]) ? '' : work[name])),
  authors: work.authors.filter(isKnown),
  editors: work.editors.filter(isKnown),
})

/**
 * Returns a work with warnings of what is lost or guessed, or the reason why it cannot be used. Numbers of names and
 * lengths of texts are limited, so that everything after this takes little time.
 */
export const checked = (line: number, read: Work, ...warnings: readonly string[]): Reading => {
  const work = withoutUnknown(read)
  const reason = reasonAgainst(work)
  const { title } = work
  if (reason !== '') return { line, reason, ...(title && { title: title.slice(0, longestName) }) }
  const { fitting, warning: left } = withoutLongTexts(work)
  const warning = [...warnings, left].filter(Boolean).join('. ')
  const known = withPreprint(fitting)
  const whole = { ...known, genre: tellingGenre(known.genre) }
  return warning ? { line, work: whole, warning } : { line, work: whole }
}

/** Says so where a date was written that is none, such as "in press". */
export const dateWarning = (written: string, { date }: Pick<Work, 'date'>): string =>
  written.trim() !== '' && date === '' ? `The date is left out: ${written.trim().slice(0, 60)}` : ''

const others = /^(?:and\s+)?(?:others|et\.? al\.?)$/i

/** Whether a name stands for authors who are not named. */
export const isOthers = (name: string): boolean => others.test(name.trim())

const othersAtEnd = /[\s,;]{1,9}(?:and\s{1,9})?(?:others|et\.?\s{1,9}al\.?)$/i

/** A name, or a list of them, without the words for authors who are not named at its end. */
export const withoutOthers = (name: string): string => name.trim().replace(othersAtEnd, '')

/** Whether a name is followed by authors who are not named, or stands for them. */
export const namesOthers = (name: string): boolean =>
  isOthers(name) || othersAtEnd.test(name.trim())

/** Says that a list of authors is not complete. */
export const othersWarning = 'Not all authors are named: the list ends with “and others”'
