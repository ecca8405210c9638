import { readRoughDate } from '#server/base/text/spreadsheet-date.ts'
import type { Entry } from '../importer.ts'
import { personEntry, teamsOf } from '../person-entry.ts'

export type NamedRow = readonly [source: string, row: Readonly<Record<string, string>>]

const unreadableDateNote = (name: string, typed: string | undefined): string[] =>
  readRoughDate(typed ?? '') === null ? [`“${typed}” in “${name}” is no date and left out`] : []

export const readPeople = (rows: readonly NamedRow[]): Entry[] => {
  const people = rows.map(([source, row]) => {
    const { name = '', email = '', role = '', team = '', orcid = '', about = '' } = row
    const from = readRoughDate(row.from ?? '') ?? ''
    const until = readRoughDate(row.until ?? '') ?? ''
    const positions = from || until ? [{ title: role, team, from, until }] : []
    return personEntry({
      key: `person/${source}`,
      source,
      teams: team ? [team] : [],
      fields: { name, email, designation: role, orcid, about, positions },
      notes: [...unreadableDateNote('from', row.from), ...unreadableDateNote('until', row.until)],
    })
  })
  return [...people.map(({ entry }) => entry), ...teamsOf(people)]
}
