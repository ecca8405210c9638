// Spreadsheets run cells with these prefixes as formulas. Spreadsheets that use semicolons as
// separator ignore our quotes, so that cells may start after any semicolon or line break. Existing
// apostrophes are doubled, so that escaping can be reverted.
const formulas = /^(?='*[\t\r\n])|(^|[;\r\n])(?='*[ \t"]*[=+\-@＝＋－＠])/g
const madeHarmless = /^'(?='*[\t\r\n])|(^|[;\r\n])'(?='*[ \t"]*[=+\-@＝＋－＠])/g

/** Escapes a text, so that spreadsheets do not run it as a formula. */
const escapeFormula = (value: string): string => value.replaceAll(formulas, "$1'")

const cell = (value: string): string => {
  const safe = escapeFormula(value)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const unescapeFormula = (value: string): string => value.replaceAll(madeHarmless, '$1')

/**
 * Normalizes a text in the same way as a spreadsheet that opens and saves the file, so that only real edits
 * count as changes.
 */
export const normalizeLikeSpreadsheet = (text: string): string =>
  unescapeFormula(escapeFormula(text).replaceAll(/\r\n?/g, '\n').trim()).trim()

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
