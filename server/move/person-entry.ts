import { nameKeyOf } from '#server/base/db/name-key.ts'
import type { ImportedEntry } from './importer.ts'

export interface OldSitePerson {
  readonly entry: ImportedEntry
  readonly teams: readonly string[]
}

export const toOldSitePerson = ({
  fields,
  teams,
  ...place
}: Pick<ImportedEntry, 'key' | 'source' | 'notes' | 'addresses'> & {
  readonly fields: Readonly<Record<string, unknown>>
  readonly teams: readonly string[]
}): OldSitePerson => {
  const title = String(fields.name ?? '')
  const failed = title === '' ? { failed: 'It has no name' } : {}
  return { teams, entry: { kind: 'person', title, fields, ...failed, ...place } }
}

/**
 * Builds the teams in order of first appearance. If `otherwise` is given, people without a team join the team
 * of that name, because the team page groups people by team.
 */
export const buildTeamEntries = (
  people: readonly OldSitePerson[],
  otherwise?: string,
): ImportedEntry[] => {
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
