import type { Name } from '#contract/publication/author-name.ts'
import type { FurtherLink } from '#contract/publication/publication-fields.ts'

export type { Name }

/** How much of a date is known: all of it, no day, or the year alone. */
export type DatePrecision = 'day' | 'month' | 'year'

/** A publication in the terms that every citation format shares. Unknown texts are empty. */
export interface Work {
  /** Stable and unique on the site: the key of BibTeX entries. */
  readonly key: string
  readonly type: WorkType
  readonly title: string
  readonly authors: readonly Name[]
  /** ISO date; empty when not even the year is known. */
  readonly date: string
  readonly datePrecision: DatePrecision
  /** The journal, the proceedings or the book it stands in. */
  readonly venue: string
  readonly volume: string
  readonly issue: string
  readonly pages: string
  readonly publisher: string
  /** Of the book or the proceedings; of a work without authors the people it is by. */
  readonly editors: readonly Name[]
  readonly series: string
  /** Of a report, a patent or an article, or of a book in its series. */
  readonly number: string
  /** Of a book; the version of a data set or of software. */
  readonly edition: string
  /** What kind of work it is more closely than its type says. */
  readonly genre: string
  /** Words of the title that keep their capitals in every style. */
  readonly properNouns: readonly string[]
  readonly doi: string
  readonly pmid: string
  readonly arxivId: string
  readonly url: string
  readonly abstract: string
  readonly keywords: readonly string[]
  /** What its publisher has said of it since, a sentence each. */
  readonly notes?: readonly string[]
  /** What else a source leads to. */
  readonly links?: readonly FurtherLink[]
}

/** The types of works Salus tells apart, by their names in CSL. */
export const workTypes = [
  'article-journal',
  'paper-conference',
  'article',
  'chapter',
  'book',
  'thesis',
  'report',
  'dataset',
  'software',
  'speech',
  'patent',
  'webpage',
  'document',
] as const
export type WorkType = (typeof workTypes)[number]

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
  key: '',
  type: 'document',
  title: '',
  authors: [],
  date: '',
  datePrecision: 'day',
  venue: '',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  editors: [],
  series: '',
  number: '',
  edition: '',
  genre: '',
  properNouns: [],
  doi: '',
  pmid: '',
  arxivId: '',
  url: '',
  abstract: '',
  keywords: [],
}
