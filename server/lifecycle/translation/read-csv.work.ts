import type { ConfinedListTask } from '#server/base/confine/confine.ts'
import { unescapeFormula } from '#server/base/text/csv.ts'
import { type CsvRow, parseSpreadsheetTable } from '#server/base/text/read-table.ts'
import { translationCsvColumns } from './csv-columns.ts'

/** Far above the number of texts of any site. */
const maxRows = 100_000

export type TranslationCsvRow = { readonly line: number } & Readonly<
  Record<(typeof translationCsvColumns)[number], string>
>

export interface RejectedCsvRow {
  readonly line: number
  readonly reason: string
}

/**
 * Parses a CSV file and emits each row as an object by column name. Columns may be in any order. Returns an
 * error that concerns the whole file.
 */
export const work: ConfinedListTask<
  string,
  string,
  never,
  TranslationCsvRow | RejectedCsvRow
> = async (file, _, give) => {
  // Reads the header and one row more than allowed, to detect too many rows.
  const [header, ...table] = parseSpreadsheetTable(file, maxRows + 2)
  if (table.length > maxRows) return `At most ${maxRows.toLocaleString('en')} rows`
  const places = translationCsvColumns.map((name) => header?.cells.indexOf(name) ?? -1)
  const needed = translationCsvColumns.filter(
    (name, at) => name !== 'state' && (places[at] ?? -1) < 0,
  )
  if (needed.length > 0) {
    return `The first line must name the columns ${translationCsvColumns.join(', ')}`
  }
  const rows = table.map(({ line, cells, isOpen }: CsvRow): TranslationCsvRow | RejectedCsvRow => {
    const values = translationCsvColumns.map((_, at) =>
      unescapeFormula(cells[places[at] ?? -1] ?? '').trim(),
    )
    const [entity = '', id = '', field = '', source = '', text = '', state = ''] = values
    if (!isOpen && cells.length <= (header?.cells.length ?? 0)) {
      return { line, entity, id, field, source, text, state }
    }
    return { line, reason: 'A quotation mark is missing or too many' }
  })
  await give(rows)
  return ''
}
