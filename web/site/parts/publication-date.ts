import type { Publication } from '#contract/publication/publication.ts'
import { createDayFormat } from '#web/ui/text/format-day.ts'

type Precision = Publication['datePrecision']
type Styles = Readonly<Record<Precision, ReturnType<typeof createDayFormat>>>

const styles: Styles = {
  day: createDayFormat({ day: 'numeric', month: 'long', year: 'numeric' }),
  month: createDayFormat({ month: 'long', year: 'numeric' }),
  year: createDayFormat({ year: 'numeric' }),
}
const month = createDayFormat({ month: 'short', year: 'numeric' })
const shortStyles: Styles = { day: month, month, year: styles.year }

/** Formats the date of a publication with its known precision. */
export const dateText = (date: string, precision: Precision, locale: string): string =>
  date && styles[precision](new Date(date), locale)

/** Formats the date of a publication without the day, for lists. */
export const shortDateText = (date: string, precision: Precision, locale: string): string =>
  date && shortStyles[precision](new Date(date), locale)
