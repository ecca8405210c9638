import { cutText } from '#contract/text/cut-text.ts'
import { history as words } from '#web/admin/editor/editor-words.ts'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'

const shownLength = 160
const leadLength = 30

const nameOf = (entry: object): string =>
  Object.entries(entry)
    .filter(([key, value]) => words.naming.includes(key) && typeof value === 'string')
    .map(([, value]) => valueText(value))
    .join(' ')

/** What an object says that has no name of its own, part by part. */
const partsOf = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => [historyField(name), part === false ? '' : valueText(part)])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (text === 'true' ? name : `${name}: ${text}`))
    .join('\n')

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A rough date as it is said: a day as it stands, a month by its name. */
const said = (date: string): string => (date.length === 7 ? month.format(new Date(date)) : date)

const isSpan = (value: object): value is { from: unknown; until: unknown } =>
  'from' in value && 'until' in value

/** From when until when something lasts; nothing where neither is known. */
const spanOf = (value: object): string =>
  isSpan(value)
    ? [
        value.from ? words.from(said(String(value.from))) : '',
        value.until ? words.until(said(String(value.until))) : '',
      ]
        .filter(Boolean)
        .join(' ')
    : ''

/** What an entry within an entry is called, and its time where it has one. */
const named = (value: object): string => [nameOf(value), spanOf(value)].filter(Boolean).join(': ')

const isNamed = (value: object): boolean => words.naming.some((name) => name in value)

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** A value as a person reads it: people by name, pictures as such, moments by the reader's clock. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'object') {
    if (!isNamed(value)) return partsOf(value)
    return named(value) || ('_id' in value ? words.gone : '')
  }
  const text = String(value)
  if (moment.test(text)) return formatDateTime(text)
  return text.startsWith('/media/') ? words.picture : text
}

/** The beginning of a word a little before two texts part; of the texts where both are short. */
const partingOf = (one: string, other: string): number => {
  if (Math.max(one.length, other.length) <= shownLength) return 0
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const from = same - leadLength
  return from < 0 ? 0 : Math.max(one.lastIndexOf(' ', from), one.lastIndexOf('\n', from)) + 1
}

/**
 * A changed value as a person reads it in an entry's history, before and after: people by name,
 * pictures as such, long texts from where they differ.
 */
export const historyValues = (before: unknown, after: unknown): readonly [string, string] => {
  const [one, other] = [valueText(before), valueText(after)]
  const from = partingOf(one, other)
  const shown = (text: string) =>
    (from > 0 ? '…' : '') + cutText(text.slice(from), shownLength) || words.nothing
  return [shown(one), shown(other)]
}

/** `laySummary` as “Lay summary”. */
const spelt = (name: string): string => {
  const apart = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

/** The name of a field as its form has it. */
export const historyField = (name: string): string => words.fields[name] ?? spelt(name)
