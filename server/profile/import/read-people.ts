import { toFieldErrors } from '#contract/call/api-error.ts'
import {
  type ImportedPerson,
  importedPersonSchema,
  peopleImportLimits,
} from '#contract/profile/people-import.ts'
import { socialLinkUrl } from '#contract/profile/social-address.ts'
import { formatAuthorName, parseAuthorName } from '#contract/publication/author-name.ts'
import { type CsvRow, parseSpreadsheetTable } from '#server/base/text/read-table.ts'
import { parseSpreadsheetDate } from '#server/base/text/spreadsheet-date.ts'
import { detectPersonColumns, type PersonColumnName } from './columns.ts'

export const emptyDescribedPerson: ImportedPerson = {
  name: '',
  email: '',
  designation: '',
  team: '',
  orcid: '',
  positions: [],
  socialLinks: [],
}

/** A parsed row. `reason` is set if the row cannot be imported. */
export interface ParsedPersonRow {
  readonly line: number
  readonly person: ImportedPerson
  readonly reason: string
}

/** Converts `Lovelace, Ada` to `Ada Lovelace`. */
const spoken = (name: string): string =>
  name.includes(',') && name.length <= 200 ? formatAuthorName(parseAuthorName(name)) : name

const withHyphens = (orcid: string): string =>
  /^\d{15}[\dXx]$/.test(orcid) ? (orcid.match(/.{4}/g) ?? []).join('-') : orcid

type Cells = Partial<Record<PersonColumnName, string>>

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

const readRow = (cells: Cells): Omit<ParsedPersonRow, 'line'> => {
  const { position: designation = '', team = '', email = '', orcid = '', website = '' } = cells
  const name = spoken(cells.name || [cells.given, cells.family].filter(Boolean).join(' '))
  const dates = {
    from: parseSpreadsheetDate(cells.from ?? ''),
    until: parseSpreadsheetDate(cells.until ?? ''),
  }
  const { from, until } = dates
  if (from === null || until === null) {
    const typed = cut((from === null ? cells.from : cells.until) ?? '')
    const reason = `“${typed}” is no date that can be told; write 2024, 2024-09 or 2024-09-01`
    return { person: { ...emptyDescribedPerson, name: cut(name) }, reason }
  }
  const held = from === '' && until === '' ? [] : [{ title: designation, team, from, until }]
  const url = website && socialLinkUrl('website', website)
  const read = importedPersonSchema.safeParse({
    name,
    email,
    designation,
    team,
    orcid: withHyphens(orcid),
    positions: held,
    socialLinks: url ? [{ name: 'website', url }] : [],
  })
  if (!read.success) {
    const [first] = toFieldErrors(read.error)
    return { person: { ...emptyDescribedPerson, name: cut(name) }, reason: first?.message ?? '' }
  }
  const isNobody = read.data.name === '' && read.data.orcid === ''
  return { person: read.data, reason: isNobody ? 'It has neither a name nor an ORCID iD' : '' }
}

/**
 * Whether all rows are names such as `Lovelace, Ada`. The comma separates parts of a name then, not columns.
 */
const isListOfNames = (rows: readonly CsvRow[]): boolean =>
  rows.every(({ cells }) => cells.length <= 2 && cells.every((cell) => !/[@\d]/.test(cell)))

const named = (columns: readonly (PersonColumnName | null)[], cells: readonly string[]): Cells => {
  const found: Cells = {}
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? ''
    if (column !== null && cell !== '') found[column] ??= cell
  }
  return found
}

/** Reads a table of people with or without headings, or one name or ORCID iD per line. */
export const parsePeopleTable = (text: string) => {
  // Reads the headings, and one person more than the maximum, so that a table that is too long is detected.
  const rows = parseSpreadsheetTable(text, peopleImportLimits.people + 2)
  const { columns, hasHead, left } = detectPersonColumns(rows)
  const isList = !hasHead && isListOfNames(rows)
  const cellsOf = (cells: readonly string[]): Cells =>
    isList ? { name: cells.join(', ') } : named(columns, cells)
  const people = rows
    .slice(hasHead ? 1 : 0)
    .map(({ line, cells }): ParsedPersonRow => ({ line, ...readRow(cellsOf(cells)) }))
  return { people, left }
}
