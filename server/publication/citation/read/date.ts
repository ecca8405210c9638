import type { DatePrecision } from '../work.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const monthNumber = (text: string): number => {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= 12) return number
  return months.indexOf(text.trim().slice(0, 3).toLowerCase()) + 1
}

interface KnownDate {
  readonly date: string
  readonly datePrecision: DatePrecision
}

const nothing: KnownDate = { date: '', datePrecision: 'year' }
const two = (number: number) => String(number).padStart(2, '0')

/** Builds a date from its parts. Unknown or invalid parts become the first month or day. */
export const createKnownDate = (year = '', month = '', day = ''): KnownDate => {
  const [found] = /\b(?:1[5-9]|20|21)\d\d\b/.exec(year) ?? []
  if (!found) return nothing
  const monthAt = monthNumber(month)
  if (monthAt === 0) return { date: `${found}-01-01`, datePrecision: 'year' }
  const dayAt = Number(/^\d{1,2}(?=$|[T\s]\d)/i.exec(day.trim())?.[0] ?? 0)
  const date = new Date(Date.UTC(Number(found), monthAt - 1, dayAt))
  const isReal = dayAt > 0 && date.getUTCMonth() === monthAt - 1 && date.getUTCDate() === dayAt
  return isReal
    ? { date: `${found}-${two(monthAt)}-${two(dayAt)}`, datePrecision: 'day' }
    : { date: `${found}-${two(monthAt)}-01`, datePrecision: 'month' }
}

const partsOf = (text: string): string[] => text.split(/[^\p{L}\d]+/u).filter(Boolean)

const isNamedMonth = (part: string) => /\p{L}/u.test(part) && monthNumber(part) > 0

const isMonth = (part = '') => monthNumber(part) > 0

/**
 * Returns the month of a BibTeX entry, and the day if it is in the same field: `13--18 Jul`, `15 March`, `mar # "~5"` (read as
 * `03 5`), `06/07`.
 */
export const parseBibtexMonth = (text: string): { month: string; day: string } => {
  const parts = partsOf(text)
  const named = parts.find(isNamedMonth)
  const [one = '', other, ...more] = parts.filter((part) => /^\d{1,2}$/.test(part))
  if (named !== undefined) return { month: named, day: other === undefined ? one : '' }
  if (other === undefined || /\d\s*[/–—-]/.test(text)) return { month: one, day: '' }
  const pairs = [
    { month: one, day: other },
    { month: other, day: one },
  ].filter(({ month }) => isMonth(month))
  // A BibTeX macro such as `apr` expands to a month with two digits, so the other number is the day.
  const asMacro = pairs.find(({ month, day }) => month.startsWith('0') || month.length > day.length)
  const found = pairs.length === 1 ? pairs[0] : asMacro
  return found && more.length === 0 ? found : { month: '', day: '' }
}

/** A time of day with its time zone: `T10:25:11.5Z`, `10:25 PM`, `T102511+0100`. */
const timeOfDay =
  /(?:(?<=\d)t\d{2,6}|(?:(?<=\d)t|\b)\d{1,2}:\d{2}(?::\d{2})?)(?:[.,]\d{1,9})?(?:\s?[ap]\.?m\b\.?)?(?:\s?(?:z|utc|gmt)\b)?(?:\s?[+-]\d{2}:?\d{2}\b)?/gi

const beforeSecondYear = /^(.*?\b\d{4}\b.*?)\b\d{4}\b/s

const withDots = /\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/

const week = /\bW\d{2}(?:-?\d)?\b/gi

/**
 * Reads a date, or the first date of an interval: `2020-05-01`, `2020/05`, `2020 May 1`, `May 2020`, `2020 Sep-Oct`,
 * `15.03.2020`, `2021-02-09T10:25:11Z`.
 */
export const parseDateText = (text: string): KnownDate => {
  const days = text.replaceAll(timeOfDay, ' ').replaceAll(week, ' ')
  const day = beforeSecondYear.exec(days)?.[1] ?? days
  const [dotted, dayFirst, monthSecond, yearLast] = withDots.exec(day) ?? []
  if (dotted) return createKnownDate(yearLast, monthSecond, dayFirst)
  const [year] = /\b\d{4}\b/.exec(day) ?? []
  if (!year) return nothing
  const rest = partsOf(day.replace(year, ' '))
  const named = rest.find(isNamedMonth)
  const [one, other] = rest.filter((part) => /^\d{1,2}$/.test(part))
  if (named) return createKnownDate(year, named, one)
  return !isMonth(one) && isMonth(other)
    ? createKnownDate(year, other, one)
    : createKnownDate(year, one, other)
}
