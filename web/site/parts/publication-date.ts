import type { Publication } from '#contract/publication/publication.ts'

const styles: Readonly<Record<Publication['datePrecision'], Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
}
const known = { day: 10, month: 7, year: 4 }

/** A publication's date as far as it is known, in words. */
export const dateText = (date: string, precision: Publication['datePrecision']): string => {
  if (date === '') return ''
  const format = new Intl.DateTimeFormat('en-GB', { ...styles[precision], timeZone: 'UTC' })
  return format.format(new Date(date))
}

/** The same for machines. */
export const machineDate = (date: string, precision: Publication['datePrecision']): string =>
  date.slice(0, known[precision])
