import type { ListWork } from '#server/base/confine/confine.ts'
import { asTyped } from '#server/base/text/csv.ts'
import { readTable, type TableRow } from '#server/base/text/read-table.ts'
import { csvColumns } from './csv-columns.ts'

/** More than the texts of any site; a file with more rows is none of ours. */
const mostRows = 100_000

/** A row of a file of translations, and the line it begins in. */
export type CsvRow = { readonly line: number } & Readonly<
  Record<(typeof csvColumns)[number], string>
>

/** A row that is not saved, and why. */
export interface Refused {
  readonly line: number
  readonly reason: string
}

/** Gives the rows of a file by the names of its columns, in whichever order they stand. Returns what is wrong with all of it. */
export const work: ListWork<string, string, never, CsvRow | Refused> = async (file, _, give) => {
  // The header, and one more than may be.
  const [header, ...table] = readTable(file, mostRows + 2)
  if (table.length > mostRows) return `At most ${mostRows.toLocaleString('en')} rows`
  const places = csvColumns.map((name) => header?.cells.indexOf(name) ?? -1)
  const needed = csvColumns.filter((name, at) => name !== 'state' && (places[at] ?? -1) < 0)
  if (needed.length > 0) {
    return `The first line must name the columns ${csvColumns.join(', ')}`
  }
  const rows = table.map(({ line, cells, isOpen }: TableRow): CsvRow | Refused => {
    const values = csvColumns.map((_, at) => asTyped(cells[places[at] ?? -1] ?? '').trim())
    const [entity = '', id = '', field = '', source = '', text = '', state = ''] = values
    if (!isOpen && cells.length <= (header?.cells.length ?? 0)) {
      return { line, entity, id, field, source, text, state }
    }
    return { line, reason: 'A quotation mark is missing or too many' }
  })
  await give(rows)
  return ''
}
