import type { Publication } from '#contract/publication.ts'

const styles: Readonly<Record<Publication['datePrecision'], Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
}
const known = { day: 10, month: 7, year: 4 }

/** A publication's date as far as it is known: in words, and for machines. */
export const publicationDate = (
  date: string,
  precision: Publication['datePrecision'],
): { text: string; machine: string } => {
  if (date === '') return { text: '', machine: '' }
  const format = new Intl.DateTimeFormat('en-GB', { ...styles[precision], timeZone: 'UTC' })
  return { text: format.format(new Date(date)), machine: date.slice(0, known[precision]) }
}
