import { foldName } from '#server/base/text/fold.ts'
import type { CsvRow } from '#server/base/text/read-table.ts'

const headings = {
  name: ['name', 'full name', 'person', 'people', 'member', 'display name', 'vor und nachname'],
  given: ['first name', 'given name', 'given names', 'forename', 'firstname', 'vorname', 'prenom'],
  family: ['last name', 'family name', 'surname', 'lastname', 'nachname', 'familienname', 'nom'],
  email: ['email', 'e mail', 'mail', 'email address', 'e mail address', 'mail address'],
  position: [
    'position',
    'role',
    'title',
    'job title',
    'job',
    'designation',
    'function',
    'funktion',
  ],
  team: ['team', 'group', 'research group', 'working group', 'gruppe', 'arbeitsgruppe'],
  orcid: ['orcid', 'orcid id', 'orcid ids'],
  from: ['from', 'start', 'start date', 'since', 'joined', 'begin', 'von', 'seit', 'beginn'],
  until: ['until', 'to', 'end', 'end date', 'left', 'bis', 'ende'],
  website: ['website', 'homepage', 'web page', 'url', 'webseite'],
} as const

export type PersonColumnName = keyof typeof headings

const columnByHeading = new Map<string, PersonColumnName>()
for (const column of [
  'name',
  'given',
  'family',
  'email',
  'position',
  'team',
  'orcid',
  'from',
  'until',
  'website',
] as const) {
  for (const name of headings[column]) columnByHeading.set(name, column)
}

/** The person's field for each column of a table (null if ignored), and the headings of ignored columns. */
export interface DetectedPersonColumns {
  readonly columns: readonly (PersonColumnName | null)[]
  readonly left: readonly string[]
  readonly hasHead: boolean
}

const isMail = (cell: string) => /^[^\s@]+@[^\s@]+$/.test(cell)

const isOrcidLike = (cell: string): boolean => /\b(?:\d{4}-?){3}\d{3}[\dXx]\b/.test(cell)

/**
 * Guesses the fields of a table without headings. Emails and ORCID iDs are recognised, and the other columns
 * are assumed to have the usual order.
 */
const guessColumns = (rows: readonly CsvRow[]): (PersonColumnName | null)[] => {
  const width = Math.min(
    rows.reduce((most, { cells }) => Math.max(most, cells.length), 0),
    20,
  )
  const rest: PersonColumnName[] = ['name', 'position', 'team', 'from', 'until']
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '')
    if (cells.some(isMail)) return 'email'
    if (cells.some(isOrcidLike)) return 'orcid'
    return cells.every((cell) => cell === '') ? null : (rest.shift() ?? null)
  })
}

/** Returns the field of each column of a table, from its headings if it has any, or else by guessing. */
export const detectPersonColumns = (rows: readonly CsvRow[]): DetectedPersonColumns => {
  const head = rows[0]?.cells ?? []
  const columns = head.map((cell) => columnByHeading.get(foldName(cell.slice(0, 100))) ?? null)
  const hasHead = columns.some(
    (column) => column === 'name' || column === 'family' || column === 'orcid',
  )
  if (!hasHead) return { columns: guessColumns(rows), left: [], hasHead }
  const left = head.filter((cell, at) => cell !== '' && columns[at] === null)
  return { columns, left: left.slice(0, 20).map((cell) => cell.slice(0, 100)), hasHead }
}
