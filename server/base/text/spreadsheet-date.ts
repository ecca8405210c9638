const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const two = (number: string | number): string => String(number).padStart(2, '0')

const lasts = /^(?:-|–|now|today|present|current|ongoing|to date|heute)$/i

/**
 * Date formats, each with a function that converts its parts. The function returns null for ambiguous dates.
 */
const shapes: readonly [RegExp, (...parts: string[]) => string | null][] = [
  [/^(\d{4})$/, (year) => `${year}`],
  [/^(\d{4})[-/.](\d{1,2})$/, (year, month = '') => `${year}-${two(month)}`],
  [/^(\d{1,2})[-/.](\d{4})$/, (month = '', year) => `${year}-${two(month)}`],
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].{0,30})?$/,
    (year, month = '', day = '') => `${year}-${two(month)}-${two(day)}`,
  ],
  [
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
    (day = '', month = '', year) => `${year}-${two(month)}-${two(day)}`,
  ],
  [
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/,
    (one = '', other = '', year) => {
      if (Number(one) > 12) return `${year}-${two(other)}-${two(one)}`
      return Number(other) > 12 || one === other ? `${year}-${two(one)}-${two(other)}` : null
    },
  ],
  [
    /^([a-z]{3,9})\.? (\d{4})$/i,
    (word = '', year) => {
      const month = months.indexOf(word.slice(0, 3).toLowerCase())
      return month < 0 ? null : `${year}-${two(month + 1)}`
    },
  ],
]

/**
 * Converts a date of a spreadsheet to a year, month or day. Returns an empty string for none, and
 * null if the date is ambiguous.
 */
export const parseSpreadsheetDate = (typed: string): string | null => {
  const text = typed.trim()
  if (text === '' || lasts.test(text)) return ''
  for (const [shape, write] of shapes) {
    const found = shape.exec(text)
    if (found) return write(...found.slice(1))
  }
  return null
}
