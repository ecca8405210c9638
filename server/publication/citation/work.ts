import type { AuthorName } from '#contract/publication/author-name.ts'
import type { PublicationLink } from '#contract/publication/publication-fields.ts'
import { type CitationTexts, emptyCitationTexts } from './format-fields.ts'
import type { WorkType } from './work-type.ts'

export type { AuthorName }

export type DatePrecision = 'day' | 'month' | 'year'

/** A publication in the terms that all citation formats share. */
export interface CitedWork extends CitationTexts {
  /** Stable and unique on the site. Used as the BibTeX key. */
  readonly key: string
  readonly type: WorkType
  readonly authors: readonly AuthorName[]
  /** ISO date, or empty if not even the year is known. */
  readonly date: string
  readonly datePrecision: DatePrecision
  /** Editors of the containing book, or of the work itself if it has no authors. */
  readonly editors: readonly AuthorName[]
  readonly properNouns: readonly string[]
  readonly keywords: readonly string[]
  readonly notes?: readonly string[]
  readonly links?: readonly PublicationLink[]
  /** Absolute URL of the full text. */
  readonly pdf?: string
}

export const datePartsOf = ({
  date,
  datePrecision,
}: Pick<CitedWork, 'date' | 'datePrecision'>): number[] => {
  if (date === '') return []
  const known = { year: 1, month: 2, day: 3 }[datePrecision]
  return date.slice(0, 10).split('-').slice(0, known).map(Number)
}

export const emptyWork: CitedWork = {
  ...emptyCitationTexts,
  key: '',
  type: 'document',
  authors: [],
  date: '',
  datePrecision: 'day',
  editors: [],
  properNouns: [],
  keywords: [],
}
