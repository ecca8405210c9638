import type { Publication } from '#contract/publication/publication.ts'
import { createDayFormatter } from '#web/ui/text/format-day.ts'

type Precision = Publication['datePrecision']
type Styles = Readonly<Record<Precision, ReturnType<typeof createDayFormatter>>>

const styles: Styles = {
  day: createDayFormatter({ day: 'numeric', month: 'long', year: 'numeric' }),
  month: createDayFormatter({ month: 'long', year: 'numeric' }),
  year: createDayFormatter({ year: 'numeric' }),
}
const month = createDayFormatter({ month: 'short', year: 'numeric' })
const shortStyles: Styles = { day: month, month, year: styles.year }

/** Formats a publication date. `precision` is whether year, month or day is known. */
export const formatPublicationDate = (date: string, precision: Precision, locale: string): string =>
  date && styles[precision](new Date(date), locale)

/** Formats a publication date for lists: month and year, or only the year. */
export const formatShortPublicationDate = (
  date: string,
  precision: Precision,
  locale: string,
): string => date && shortStyles[precision](new Date(date), locale)
