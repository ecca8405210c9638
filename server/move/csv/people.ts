import { parseSpreadsheetDate } from '#server/base/text/spreadsheet-date.ts'
import type { ImportedEntry } from '../importer.ts'
import { combinePeople } from '../people/combine-people.ts'
import { cleanPersonName } from '../people/person-name.ts'
import { toOldSitePerson } from '../person-entry.ts'
import { parsePersonContacts, unknownLinkNotes } from '../social.ts'

export type CsvTableRow = readonly [source: string, row: Readonly<Record<string, string>>]

const unreadableDateNote = (name: string, typed: string | undefined): string[] =>
  parseSpreadsheetDate(typed ?? '') === null
    ? [`“${typed}” in “${name}” is no date and left out`]
    : []

export const csvRowsToPeople = (rows: readonly CsvTableRow[]): ImportedEntry[] => {
  const people = rows.map(([source, row]) => {
    const { name: written = '', role = '', team = '', orcid = '', about = '' } = row
    const from = parseSpreadsheetDate(row.from ?? '') ?? ''
    const until = parseSpreadsheetDate(row.until ?? '') ?? ''
    const { name, titles } = cleanPersonName(written)
    const contacts = parsePersonContacts([['email', row.email]])
    const positions = from || until ? [{ title: role, team, from, until }] : []
    return toOldSitePerson({
      key: `person/${source}`,
      source,
      teams: team ? [team] : [],
      fields: {
        ...{ name, email: contacts.email, designation: role, orcid, about, positions },
        ...(titles.length > 0 && { qualifications: titles.join(', ') }),
      },
      notes: [
        ...unknownLinkNotes(contacts),
        ...unreadableDateNote('from', row.from),
        ...unreadableDateNote('until', row.until),
      ],
    })
  })
  return [...combinePeople(people).entries]
}
