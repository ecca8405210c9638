import { parseUploadedFileUrl } from '#contract/media/uploaded-file.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { historyStrings as strings } from '#web/admin/editor/editor-strings.ts'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'

const shownLength = 160
const leadLength = 30

const nameOf = (entry: object): string =>
  Object.entries(entry)
    .filter(([key, value]) => strings.naming.includes(key) && typeof value === 'string')
    .map(([, value]) => formatHistoryValue(value))
    .join(' ')

/** Formats an object without a name as a list of its properties. */
const listParts = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => [fieldLabelOf(name), part === false ? '' : formatHistoryValue(part)])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (text === 'true' ? name : `${name}: ${text}`))
    .join('\n')

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats a partial date: a month by its name, a day unchanged. */
const formatDate = (date: string): string =>
  date.length === 7 ? month.format(new Date(date)) : date

const isSpan = (value: object): value is { from: unknown; until: unknown } =>
  'from' in value && 'until' in value

/** Formats a time span. Returns an empty text if neither end is known. */
const formatSpan = (value: object): string =>
  isSpan(value)
    ? [
        value.from ? strings.from(formatDate(String(value.from))) : '',
        value.until ? strings.until(formatDate(String(value.until))) : '',
      ]
        .filter(Boolean)
        .join(' ')
    : ''

/** Returns the name of a nested object, followed by its time span if it has one. */
const titleWithSpan = (value: object): string =>
  [nameOf(value), formatSpan(value)].filter(Boolean).join(': ')

const isNamed = (value: object): boolean => strings.naming.some((name) => name in value)

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** Formats a value for people: names of people, a label for images, times in the local time zone. */
export const formatHistoryValue = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(formatHistoryValue).join(', ')
  if (typeof value === 'object') {
    if (!isNamed(value)) return listParts(value)
    return titleWithSpan(value) || ('_id' in value ? strings.gone : '')
  }
  const text = String(value)
  if (moment.test(text)) return formatDateTime(text)
  if (!text.startsWith('/media/')) return text
  return parseUploadedFileUrl(text)?.name ?? strings.picture
}

/**
 * Returns the index at which to start showing two texts: the start of a word shortly before they
 * differ, or 0 if both are short.
 */
const findDifference = (one: string, other: string): number => {
  if (Math.max(one.length, other.length) <= shownLength) return 0
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const from = same - leadLength
  return from < 0 ? 0 : Math.max(one.lastIndexOf(' ', from), one.lastIndexOf('\n', from)) + 1
}

/** Formats a changed value before and after. Long texts start shortly before they differ. */
export const formatChangedValues = (before: unknown, after: unknown): readonly [string, string] => {
  const [one, other] = [formatHistoryValue(before), formatHistoryValue(after)]
  const from = findDifference(one, other)
  const shown = (text: string) =>
    (from > 0 ? '…' : '') + truncateText(text.slice(from), shownLength) || strings.nothing
  return [shown(one), shown(other)]
}

/** Converts `laySummary` to “Lay summary”. */
const spellOut = (name: string): string => {
  const apart = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

/** Returns the label of a field, as in its form, or of a value of an item from its key. */
export const fieldLabelOf = (name: string): string =>
  strings.fields[name] ?? spellOut(name.slice(name.indexOf('.') + 1))
