import { type CsvRow, parseSpreadsheetTable } from '#server/base/text/read-table.ts'
import type { SiteImporter } from '../importer.ts'
import type { SiteFiles } from '../site/files.ts'
import { rejectTooManyRows } from '../site/moving-site.ts'
import { csvRowsToPublications } from './csv-publications.ts'
import { type CsvTableRow, csvRowsToPeople } from './people.ts'

const tableFile = /\.(?:csv|tsv)$/i

const columnsOf = (head: CsvRow | undefined): string[] =>
  (head?.cells ?? []).map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/^e-mail$/, 'email'),
  )

const columnsBySubject = {
  people: ['name', 'email', 'role', 'team', 'orcid', 'from', 'until', 'about'],
  publications: ['title', 'authors', 'year', 'doi', 'venue', 'url', 'type'],
}

/**
 * Returns whether a spreadsheet lists people or publications, judged by its columns. Returns
 * undefined if it lists neither.
 */
const subjectOf = (columns: readonly string[]): keyof typeof columnsBySubject | undefined => {
  if (columns.includes('title') && columns.includes('authors')) return 'publications'
  return columns.includes('name') ? 'people' : undefined
}

const rowsOf = (name: string, [head, ...rows]: readonly CsvRow[]) => {
  const columns = columnsOf(head)
  return rows.map(
    ({ line, cells }): CsvTableRow => [
      `${name}:${line}`,
      Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
    ],
  )
}

const readOne = async (files: SiteFiles, name: string) => {
  // The limit includes the header and one row more than allowed, so that too many rows are detected without
  // parsing all.
  const table = parseSpreadsheetTable(await files.text(name), files.limits.entries + 2)
  rejectTooManyRows(name, table.length - 1, files.limits)
  const columns = columnsOf(table[0])
  const subject = subjectOf(columns)
  if (subject === undefined) {
    files.leave(name, 'Its first line names neither “name” nor “title” and “authors”')
    return { subject, rows: [] }
  }
  const unknown = columns.filter(
    (column) => column !== '' && !columnsBySubject[subject].includes(column),
  )
  if (unknown.length > 0) {
    files.leave(name, `Columns that become nothing: ${unknown.slice(0, 20).join(', ')}`)
  }
  return { subject, rows: rowsOf(name, table) }
}

export const csvImporter: SiteImporter = {
  system: 'csv',
  recognises: ({ names }) => names.some((name) => tableFile.test(name)),
  read: async (files) => {
    const rows: Record<keyof typeof columnsBySubject, CsvTableRow[]> = {
      people: [],
      publications: [],
    }
    for (const name of files.names.filter((each) => tableFile.test(each))) {
      const table = await readOne(files, name)
      if (table.subject) for (const row of table.rows) rows[table.subject].push(row)
      // Checked after each table, because building the entries of all takes long.
      rejectTooManyRows('This site', rows.people.length + rows.publications.length, files.limits)
    }
    return [...csvRowsToPeople(rows.people), ...csvRowsToPublications(rows.publications)]
  },
}
