import { parseSpreadsheetDate } from '#server/base/text/spreadsheet-date.ts'
import type { ImportedEntry } from '../importer.ts'
import { buildTeamEntries, toOldSitePerson } from '../person-entry.ts'

export type CsvTableRow = readonly [source: string, row: Readonly<Record<string, string>>]

const unreadableDateNote = (name: string, typed: string | undefined): string[] =>
  parseSpreadsheetDate(typed ?? '') === null
    ? [`“${typed}” in “${name}” is no date and left out`]
    : []

export const csvRowsToPeople = (rows: readonly CsvTableRow[]): ImportedEntry[] => {
  const people = rows.map(([source, row]) => {
    const { name = '', email = '', role = '', team = '', orcid = '', about = '' } = row
    const from = parseSpreadsheetDate(row.from ?? '') ?? ''
    const until = parseSpreadsheetDate(row.until ?? '') ?? ''
    const positions = from || until ? [{ title: role, team, from, until }] : []
    return toOldSitePerson({
      key: `person/${source}`,
      source,
      teams: team ? [team] : [],
      fields: { name, email, designation: role, orcid, about, positions },
      notes: [...unreadableDateNote('from', row.from), ...unreadableDateNote('until', row.until)],
    })
  })
  return [...people.map(({ entry }) => entry), ...buildTeamEntries(people)]
}
