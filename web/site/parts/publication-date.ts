import type { Publication } from '#contract/publication/publication.ts'

type Precision = Publication['datePrecision']
type Styles = Readonly<Record<Precision, Intl.DateTimeFormatOptions>>

const styles: Styles = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
}
const month: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric' }
const shortStyles: Styles = { day: month, month, year: styles.year }

/** By language and style: to make one takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const format = (date: string, style: Intl.DateTimeFormatOptions, locale: string): string => {
  if (date === '') return ''
  const key = locale + JSON.stringify(style)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
  formats.set(key, known)
  return known.format(new Date(date))
}

/** A publication's date as far as it is known, in words. */
export const dateText = (date: string, precision: Precision, locale: string): string =>
  format(date, styles[precision], locale)

/** The same without its day, for lists. */
export const shortDateText = (date: string, precision: Precision, locale: string): string =>
  format(date, shortStyles[precision], locale)
