import { parseSpreadsheetDate } from '#server/base/text/spreadsheet-date.ts'
import { parseDateText } from '#server/publication/citation/read/date.ts'

// Front matter and data files can contain any value, so these functions accept any.

/** Returns an empty object if the value is not an object. */
export const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Wraps a single value in a list. Empty values become an empty list. */
export const toList = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** Converts a text, number or boolean to a text. Other values become an empty text. */
export const toText = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''

export const firstNonEmptyText = (...values: readonly unknown[]): string =>
  values.map(toText).find((text) => text !== '') ?? ''

export const nonEmptyTexts = (value: unknown): string[] =>
  toList(value)
    .map(toText)
    .filter((text) => text !== '')

export const toRecords = (value: unknown) => toList(value).map(toRecord)

/** Whether a value is `true` or `yes`. */
export const isTrueOrYes = (value: unknown): boolean =>
  value === true || /^(?:true|yes)$/i.test(toText(value))

const twoDigits = (part: string) => part.padStart(2, '0')

/** Converts a date such as `22.10.2016` or `Feb 6th, 2020` to ISO format. */
const toIsoDate = (text: string): string => {
  const day = text.replace(/[T ]\d{1,2}:\d\d.*$/, '')
  if (!/\p{L}{3}/u.test(day)) return parseSpreadsheetDate(day) ?? ''
  const { date, datePrecision } = parseDateText(day.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1'))
  return datePrecision === 'year' ? '' : date
}

/** Converts a date to an ISO day. Returns an empty text if it cannot be parsed. */
export const toIsoDay = (value: unknown): string => {
  const text = toText(value)
  const shape = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?/
  const found = shape.exec(/^\d{4}(?:-|$)/.test(text) ? text : toIsoDate(text))
  if (!found) return ''
  const [, year = '', month = '1', day = '1'] = found
  const written = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? '' : written
}

export const unreadableDateNotes = (value: unknown): string[] => {
  const text = toText(value)
  return text === '' || toIsoDay(value) !== ''
    ? []
    : [`Its date “${text.slice(0, 40)}” cannot be read`]
}
