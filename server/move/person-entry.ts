import { nameKeyOf } from '#server/base/db/name-key.ts'
import type { Entry } from './importer.ts'

/** Someone an importer found, with the teams they are said to be in. */
export interface FoundPerson {
  readonly entry: Entry
  readonly teams: readonly string[]
}

/** Someone as an entry. */
export const personEntry = ({
  fields,
  teams,
  ...place
}: Pick<Entry, 'key' | 'source' | 'notes' | 'addresses'> & {
  readonly fields: Readonly<Record<string, unknown>>
  readonly teams: readonly string[]
}): FoundPerson => {
  const title = String(fields.name ?? '')
  const failed = title === '' ? { failed: 'It has no name' } : {}
  return { teams, entry: { kind: 'person', title, fields, ...failed, ...place } }
}

/**
 * The teams that people are said to be in, in the order in which they are named. Whoever is in none goes into `otherwise`,
 * where that is given: the page of the team shows people by their teams.
 */
export const teamsOf = (people: readonly FoundPerson[], otherwise?: string): Entry[] => {
  const teams = new Map<string, { name: string; source: string; peoples: string[] }>()
  const fallback = otherwise === undefined ? [] : [otherwise]
  for (const { entry, teams: named } of people) {
    for (const name of named.length > 0 ? named : fallback) {
      const key = nameKeyOf(name)
      const team = teams.get(key) ?? { name, source: entry.source, peoples: [] }
      team.peoples.push(entry.key)
      teams.set(key, team)
    }
  }
  return [...teams].map(([key, { name, source, peoples }]) => ({
    kind: 'team',
    key: `team/${key}`,
    title: name,
    source,
    fields: { name, peoples },
  }))
}
