// A spreadsheet would run what begins like this as a formula. One that separates cells by semicolons does
// not see our quotes: there a cell begins after every semicolon and line break.
// What begins with an apostrophe before that gets one more, so that each can be taken off again.
const formulas = /^(?='*[\t\r\n])|(^|[;\r\n])(?='*[ \t"]*[=+\-@＝＋－＠])/g
const madeHarmless = /^'(?='*[\t\r\n])|(^|[;\r\n])'(?='*[ \t"]*[=+\-@＝＋－＠])/g

/** Makes a text one that no spreadsheet runs. */
export const harmless = (value: string): string => value.replaceAll(formulas, "$1'")

const cell = (value: string): string => {
  const safe = harmless(value)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What was in a cell before it was made harmless. */
export const asTyped = (value: string): string => value.replaceAll(madeHarmless, '$1')

/** Rows as CSV text that spreadsheets open without harm. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
