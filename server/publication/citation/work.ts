import type { Name } from '#contract/publication/author-name.ts'
import type { FurtherLink } from '#contract/publication/publication-fields.ts'
import { type CitedTexts, noTexts } from './format-fields.ts'
import type { WorkType } from './work-type.ts'

export type { Name }

/** How much of a date is known: all of it, no day, or the year alone. */
export type DatePrecision = 'day' | 'month' | 'year'

/** A publication in the terms that every citation format shares: its texts, and what is more than a text. */
export interface Work extends CitedTexts {
  /** Stable and unique on the site: the key of BibTeX entries. */
  readonly key: string
  readonly type: WorkType
  readonly authors: readonly Name[]
  /** ISO date; empty when not even the year is known. */
  readonly date: string
  readonly datePrecision: DatePrecision
  /** Of the book or the proceedings; of a work without authors the people it is by. */
  readonly editors: readonly Name[]
  /** Words of the title that keep their capitals in every style. */
  readonly properNouns: readonly string[]
  readonly keywords: readonly string[]
  /** What its publisher has said of it since, a sentence each. */
  readonly notes?: readonly string[]
  /** What else a source leads to. */
  readonly links?: readonly FurtherLink[]
}

/** The parts of a work's date that are known. */
export const dateParts = ({
  date,
  datePrecision,
}: Pick<Work, 'date' | 'datePrecision'>): number[] => {
  if (date === '') return []
  const known = { year: 1, month: 2, day: 3 }[datePrecision]
  return date.slice(0, 10).split('-').slice(0, known).map(Number)
}

/** What a source may say about a work; the rest is empty. */
export const emptyWork: Work = {
  ...noTexts,
  key: '',
  type: 'document',
  authors: [],
  date: '',
  datePrecision: 'day',
  editors: [],
  properNouns: [],
  keywords: [],
}
