import { nameKeyOf } from '#server/base/db/name-key.ts'
import type { ImportedEntry } from './importer.ts'
import { isFormerGroup } from './people/person-name.ts'
import type { DescribedPerson } from './people/person-record.ts'

export interface OldSitePerson {
  /** Key of this listing. Differs from the key of the entry if the person is listed several times. */
  readonly key: string
  readonly entry: ImportedEntry
  readonly teams: readonly string[]
  /** Whether the site lists the person among those who have left. */
  readonly isFormer: boolean
  /** Position among others that the site demands. People without one come last. */
  readonly rank: number
}

type PersonPlace = Pick<ImportedEntry, 'key' | 'source' | 'notes' | 'addresses' | 'isExample'>

export const toOldSitePerson = ({
  fields,
  teams,
  rank = Number.POSITIVE_INFINITY,
  ...place
}: PersonPlace & {
  readonly fields: Readonly<Record<string, unknown>>
  readonly teams: readonly string[]
  readonly rank?: number
}): OldSitePerson => {
  const title = String(fields.name ?? '')
  const failed = title === '' ? { failed: 'It has no name' } : {}
  const isFormer = fields.isAlumni === 'true'
  const entry = { kind: 'person', title, fields, ...failed, ...place }
  return { key: place.key, teams, isFormer, rank, entry }
}

/** Builds a person from their description. A person whom the old site hides becomes a draft. */
export const describedToPerson = (
  { fields, notes, groups, rank, isExample }: DescribedPerson,
  place: PersonPlace,
  hidden: readonly string[] = [],
): OldSitePerson =>
  toOldSitePerson({
    ...place,
    ...(isExample && { isExample }),
    rank,
    teams: groups,
    notes: [...hidden, ...notes, ...(place.notes ?? [])],
    fields: { ...fields, ...(hidden.length > 0 && { status: 'draft' }) },
  })

const formerTeam = 'Alumni'

/**
 * Builds the teams in the given order, then others in order of first appearance, those of former members last. If
 * `otherwise` is given, people without a team join the team of that name, because the team page groups people by team.
 * Former members join the team of former members instead.
 */
export const buildTeamEntries = (
  people: readonly OldSitePerson[],
  {
    otherwise,
    order = [],
  }: { readonly otherwise?: string; readonly order?: readonly string[] } = {},
): ImportedEntry[] => {
  const teams = new Map<string, { name: string; source: string; peoples: string[] }>()
  for (const { entry, teams: named, isFormer } of people) {
    const fallback = otherwise === undefined ? [] : [isFormer ? formerTeam : otherwise]
    for (const name of named.length > 0 ? named : fallback) {
      const key = nameKeyOf(name)
      const team = teams.get(key) ?? { name, source: entry.source, peoples: [] }
      team.peoples.push(entry.key)
      teams.set(key, team)
    }
  }
  const places = new Map([...new Set(order.map(nameKeyOf))].map((key, place) => [key, place]))
  const placeOf = (key: string) =>
    places.get(key) ?? (isFormerGroup(key) ? places.size + 1 : places.size)
  return [...teams]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([key, { name, source, peoples }]) => ({
      kind: 'team',
      key: `team/${key}`,
      title: name,
      source,
      fields: { name, peoples },
    }))
}
