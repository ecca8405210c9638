import type { Work } from '../work.ts'
import { tellingGenre } from '../work-type.ts'
import { withPreprint } from './preprint-venue.ts'

/** What became of one entry of a text: a work, or the reason why it is none. */
export type Reading = {
  readonly line: number
  /** What it was read from, where that is not all of its lines. */
  readonly text?: string
} & (
  | { readonly work: Work; readonly warning?: string }
  | { readonly reason: string; readonly title?: string }
)

/** A work that has what cannot be done without, or what it lacks; warnings say what is lost or guessed. */
export const checked = (line: number, work: Work, ...warnings: readonly string[]): Reading => {
  if (work.title === '') return { line, reason: 'It has no title' }
  if (work.authors.length + work.editors.length === 0)
    return { line, reason: 'It has no author', title: work.title }
  const warning = warnings.filter(Boolean).join('. ')
  const known = withPreprint(work)
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
