import type { ConfinedListTask } from '#server/base/confine/confine.ts'
import { unescapeFormula } from './csv.ts'
import { parseSpreadsheetTable } from './read-table.ts'

/** A row of a CSV file, with one text per column of the header. `line` is its number in the file. */
export interface CsvFileRow {
  readonly line: number
  readonly cells: readonly string[]
}

export interface RejectedCsvRow {
  readonly line: number
  readonly reason: string
}

export interface CsvFileTask {
  readonly text: string
  readonly maxRows: number
}

export interface CsvFileHeader {
  readonly header: readonly string[]
  readonly hasTooManyRows: boolean
}

/** A message of all rows at once would block the server while it is copied. */
const atOnce = 500

/** Parses a CSV file and emits its rows without the escapes of formulas. Returns the first line. */
export const work: ConfinedListTask<
  CsvFileTask,
  CsvFileHeader,
  never,
  CsvFileRow | RejectedCsvRow
> = async ({ text, maxRows }, _, give) => {
  // Reads the header and one row more than allowed, to detect too many rows.
  const [first, ...table] = parseSpreadsheetTable(text, maxRows + 2)
  const header = (first?.cells ?? []).map((cell) => unescapeFormula(cell).trim())
  if (table.length > maxRows) return { header, hasTooManyRows: true }
  for (let at = 0; at < table.length; at += atOnce)
    await give(
      table
        .slice(at, at + atOnce)
        .map(({ line, cells, isOpen }) =>
          isOpen || cells.length > header.length
            ? { line, reason: 'A quotation mark is missing or too many' }
            : { line, cells: header.map((_, place) => unescapeFormula(cells[place] ?? '').trim()) },
        ),
    )
  return { header, hasTooManyRows: false }
}
