import { readRoughDate } from '#server/base/text/spreadsheet-date.ts'
import { readDateText } from '#server/publication/citation/read/date.ts'

// What stands in the front matter and data files of other systems: anything, so nothing is taken for granted.

/** A value as an object; an empty one where it is none. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** A value as a list: several, one, or none. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** A value as a text; empty where it is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''

/** The first of these values that says something. */
export const firstOf = (...values: readonly unknown[]): string =>
  values.map(textOf).find((text) => text !== '') ?? ''

/** The texts of a list that say something. */
export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text !== '')

/** The objects of a list. */
export const recordsOf = (value: unknown) => listOf(value).map(recordOf)

/** Whether a value says yes. */
export const isYes = (value: unknown): boolean =>
  value === true || /^(?:true|yes)$/i.test(textOf(value))

const two = (part: string) => part.padStart(2, '0')

/** A date as people write it, with its parts as numbers: `22.10.2016`, `Feb 6th, 2020`. */
const isoOf = (text: string): string => {
  const day = text.replace(/[T ]\d{1,2}:\d\d.*$/, '')
  if (!/\p{L}{3}/u.test(day)) return readRoughDate(day) ?? ''
  const { date, datePrecision } = readDateText(day.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1'))
  return datePrecision === 'year' ? '' : date
}

/** The day of a date as systems and people write it; empty where there is none. */
export const dayOf = (value: unknown): string => {
  const text = textOf(value)
  const shape = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?/
  const found = shape.exec(/^\d{4}(?:-|$)/.test(text) ? text : isoOf(text))
  if (!found) return ''
  const [, year = '', month = '1', day = '1'] = found
  const written = `${year}-${two(month)}-${two(day)}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? '' : written
}

/** What is told of a date that cannot be read. */
export const dateNotes = (value: unknown): string[] => {
  const text = textOf(value)
  return text === '' || dayOf(value) !== ''
    ? []
    : [`Its date “${text.slice(0, 40)}” cannot be read`]
}
