import {
  maxPublicationAuthors,
  type PublicationNotice,
} from '#contract/publication/publication-fields.ts'
import { mapCitationFields } from '../format-fields.ts'
import type { AuthorName, CitedWork } from '../work.ts'
import { specificGenreOf } from '../work-type.ts'
import { withDetectedPreprintType } from './preprint-venue.ts'

/** Result for one entry of a text: a work, or the reason why the entry is not one. */
export type EntryParseResult = {
  readonly line: number
  /** Source text of the work, if it differs from the lines of the entry. */
  readonly text?: string
} & (
  | {
      readonly work: CitedWork
      readonly warning?: string
      readonly notices?: readonly PublicationNotice[]
    }
  | { readonly reason: string; readonly title?: string }
)

const longestTitle = 1_000
const longestName = 200
const longestEditors = 20_000
const mostKeywords = 500
/** Maximum length of an abstract, the longest text of a publication, in characters. */
const maxAbstractLength = 200_000

const lengthOf = (name: AuthorName): number =>
  'literal' in name ? name.literal.length : Math.max(name.family.length, name.given.length)

const count = (number: number): string => number.toLocaleString('en')

/** Returns why a publication cannot have this title or these authors, or an empty string. */
const reasonAgainst = ({ title, authors, editors }: CitedWork): string => {
  if (title === '') return 'It has no title'
  if (title.length > longestTitle)
    return `Its title has more than ${count(longestTitle)} characters`
  const names = authors.length > 0 ? authors : editors
  if (names.length === 0) return 'It has no author'
  if (names.length > maxPublicationAuthors)
    return `It has more than ${count(maxPublicationAuthors)} authors`
  return names.some((name) => lengthOf(name) > longestName)
    ? `The name of an author has more than ${longestName} characters`
    : ''
}

/** Removes texts that are too long for every field. Returns a warning with their names. */
const withoutLongTexts = (
  work: CitedWork,
): { readonly fitting: CitedWork; readonly warning: string } => {
  const left: string[] = []
  const kept = <T>(name: string, value: T, nothing: T, isTooLong: boolean): T => {
    if (isTooLong) left.push(name)
    return isTooLong ? nothing : value
  }
  const { authors, editors, keywords } = work
  const editorsLength = editors.reduce((sum, name) => sum + lengthOf(name), 0)
  const fitting = {
    ...work,
    ...mapCitationFields((name) =>
      kept(name, work[name], '', work[name].length > maxAbstractLength),
    ),
    editors: kept('editors', editors, [], authors.length > 0 && editorsLength > longestEditors),
    keywords: kept('keywords', keywords, [], keywords.length > mostKeywords),
  }
  const warning = left.length > 0 ? `Could not be used and left out: ${left.join(', ')}` : ''
  return { fitting, warning }
}

/** DataCite's codes for unknown values: `:unav`, `(:tba)`. */
const unknown = /^\(?:(?:un(?:ac|al|ap|as|av|kn)|none|null|tba|etal|at)\)?$/i

const isKnown = (name: AuthorName): boolean =>
  !unknown.test('literal' in name ? name.literal : name.family)

const withoutUnknown = (work: CitedWork): CitedWork => ({
  ...work,
  ...mapCitationFields((name) => (unknown.test(work[name]) ? '' : work[name])),
  authors: work.authors.filter(isKnown),
  editors: work.editors.filter(isKnown),
})

/**
 * Returns a work with warnings about lost or guessed data, or the reason why it cannot be used. Limits the number of names and
 * the length of texts, so that later steps are fast.
 */
export const checkParsedWork = (
  line: number,
  read: CitedWork,
  ...warnings: readonly string[]
): EntryParseResult => {
  const work = withoutUnknown(read)
  const reason = reasonAgainst(work)
  const { title } = work
  if (reason !== '') return { line, reason, ...(title && { title: title.slice(0, longestName) }) }
  const { fitting, warning: left } = withoutLongTexts(work)
  const warning = [...warnings, left].filter(Boolean).join('. ')
  const known = withDetectedPreprintType(fitting)
  const whole = { ...known, genre: specificGenreOf(known.genre) }
  return warning ? { line, work: whole, warning } : { line, work: whole }
}

/** Returns a warning if a text such as "in press" is not a date. */
export const createDateWarning = (written: string, { date }: Pick<CitedWork, 'date'>): string =>
  written.trim() !== '' && date === '' ? `The date is left out: ${written.trim().slice(0, 60)}` : ''

const others = /^(?:and\s+)?(?:others|et\.? al\.?)$/i

/** Whether a name means authors who are not named, such as "et al." */
export const isEtAl = (name: string): boolean => others.test(name.trim())

const othersAtEnd = /[\s,;]{1,9}(?:and\s{1,9})?(?:others|et\.?\s{1,9}al\.?)$/i

/** Removes "and others" or "et al." from the end of one or several names. */
export const withoutEtAl = (name: string): string => name.trim().replace(othersAtEnd, '')

export const mentionsEtAl = (name: string): boolean => isEtAl(name) || othersAtEnd.test(name.trim())

export const etAlWarning = 'Not all authors are named: the list ends with “and others”'
