import { parseSpreadsheetDate } from '#server/base/text/spreadsheet-date.ts'
import type { FieldTaker } from './field-taker.ts'

/** Years, months or days, such as `2019-09`. Empty if unknown. */
interface Period {
  readonly from: string
  readonly until: string
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/**
 * Reads the years of a text such as `2012–2016` or `since 2019`. Returns undefined if there are none. A single year
 * is the first of a current member.
 */
const parsePeriod = (text: string, isFormer: boolean): Period | undefined => {
  if (text.length > 100) return undefined
  const years = Array.from(text.matchAll(year), ([found]) => found)
  const [first = '', last = ''] = [years[0], years.at(-1)]
  if (first === '' || years.length > 2 || last < first) return undefined
  if (years.length === 2) return { from: first, until: last }
  if (/^\s*(?:until|till|to|bis|-|–)/i.test(text)) return { from: '', until: first }
  const isOpen =
    !isFormer || /\b(?:since|from|seit|now|today|present|current)\b|[-–—]\s*$/i.test(text)
  return isOpen ? { from: first, until: '' } : { from: first, until: first }
}

const startKeys = [
  'start',
  'from',
  'start_date',
  'date_start',
  'start_year',
  'joined',
  'since',
  'begin',
]
const endKeys = ['end', 'until', 'end_date', 'date_end', 'end_year', 'left', 'to']
const periodKeys = ['duration', 'period', 'dates', 'years', 'time', 'tenure', 'term']

const parseDate = (text: string): string =>
  parseSpreadsheetDate(text.replace(/[T ]\d{1,2}:.{0,30}$/, '')) || /^\d{4}/.exec(text)?.[0] || ''

/** Takes the time that a person spent in the group. Leaves fields that cannot be read. */
export const takePeriod = (fields: FieldTaker, isFormer: boolean): Period | undefined => {
  const [from, until] = [startKeys, endKeys].map((keys) =>
    parseDate(fields.text(...keys.filter((key) => parseDate(fields.peek(key)) !== ''))),
  )
  if (from || until) return { from: from ?? '', until: until ?? '' }
  const key = periodKeys.find((each) => parsePeriod(fields.peek(each), isFormer) !== undefined)
  return key === undefined ? undefined : parsePeriod(fields.text(key), isFormer)
}

/** Takes the year in which a person finished. Empty if there is none that can be read. */
export const takeYear = (fields: FieldTaker): string => {
  const key = ['year', 'graduated', 'graduation_year', 'graduation', 'class_of'].find((each) =>
    /^(?:19|20)\d\d$/.test(fields.peek(each)),
  )
  return key === undefined ? '' : fields.text(key)
}
