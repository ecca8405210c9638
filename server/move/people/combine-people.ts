import { appendAll } from '#contract/list/any-length.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import { createListedPeople } from '#server/base/text/person-identity.ts'
import type { ImportedEntry, ImportedFields } from '../importer.ts'
import { buildTeamEntries, type OldSitePerson } from '../person-entry.ts'

const identityOf = ({ entry: { fields } }: OldSitePerson) => ({
  name: String(fields.name ?? ''),
  email: String(fields.email ?? ''),
  orcid: String(fields.orcid ?? ''),
})

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const uniqueItems = (items: readonly unknown[]): unknown[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

const combineTexts = (one: string, other: string): string => {
  if (one.includes(other)) return one
  return other.includes(one) ? other : `${one}\n\n${other}`
}

/** Adds the fields of a second listing, and names those for which there is no room. */
const combineFields = (fields: ImportedFields, more: ImportedFields) => {
  const lost: string[] = []
  const combined = Object.entries(more).map(([name, value]): [string, unknown] => {
    const known = fields[name]
    if (isEmpty(known) || isEmpty(value)) return [name, isEmpty(known) ? value : known]
    if (Array.isArray(known) && Array.isArray(value))
      return [name, uniqueItems([...known, ...value])]
    if (name === 'about') return [name, combineTexts(String(known), String(value))]
    if (known !== value && name !== 'name') lost.push(`${name} (${String(value).slice(0, 100)})`)
    return [name, known]
  })
  return { fields: { ...fields, ...Object.fromEntries(combined) }, lost }
}

/** Combines all listings of one person. The first counts most. */
const combineListings = (listings: readonly OldSitePerson[]): OldSitePerson | undefined => {
  const [first, ...others] = listings
  if (first === undefined || others.length === 0) return first
  let { fields } = first.entry
  const notes = [...(first.entry.notes ?? [])]
  for (const { entry } of others) {
    const { isAlumni: _isAlumni, status: _status, ...more } = entry.fields
    const { fields: combined, lost } = combineFields(fields, more)
    fields = combined
    notes.push(`Also listed in ${entry.source}`)
    appendAll(notes, entry.notes ?? [])
    if (lost.length > 0) notes.push(`Not kept from ${entry.source}: ${lost.join(', ')}`)
  }
  const isShown = listings.some(({ entry }) => entry.fields.status !== 'draft')
  const { status: _, ...shown } = fields
  const teams = listings.filter(({ isFormer }) => isFormer === first.isFormer)
  return {
    ...first,
    teams: [...new Set(teams.flatMap((each) => each.teams))],
    entry: {
      ...first.entry,
      fields: isShown ? shown : fields,
      notes,
      addresses: listings.flatMap(({ entry }) => entry.addresses ?? []),
    },
  }
}

const sharedEmailNotes = (people: readonly OldSitePerson[]) => {
  const byEmail = Map.groupBy(people, ({ entry: { fields } }) =>
    normalizeEmail(String(fields.email ?? '')),
  )
  byEmail.delete('')
  return (person: OldSitePerson): string[] => {
    const email = String(person.entry.fields.email ?? '')
    const sharing = byEmail.get(normalizeEmail(email)) ?? []
    if (sharing.length < 2) return []
    const names = sharing.slice(0, 4).flatMap((each) => (each === person ? [] : [each.entry.title]))
    const more = sharing.length - 1 - names.length
    return [
      `${email} is also the address of ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    ]
  }
}

/** People of a site, each once. */
export interface CombinedPeople<P extends OldSitePerson> {
  /** People, the listings that were combined with them, and teams. */
  readonly entries: readonly ImportedEntry[]
  /** All listings, each with the entry of its person. */
  readonly listings: readonly P[]
}

/** The first listing counts most: of a current member, then of a former one, then an example of a theme. */
const weightOf = ({ isFormer, entry }: OldSitePerson): number =>
  (isFormer ? 1 : 0) + (entry.isExample ? 2 : 0)

/**
 * Combines people whom a site lists several times, and builds the teams. Who is listed among current
 * members anywhere is a current member.
 */
export const combinePeople = <P extends OldSitePerson>(
  people: readonly P[],
  teams: { readonly otherwise?: string; readonly order?: readonly string[] } = {},
): CombinedPeople<P> => {
  const known = createListedPeople<P[]>()
  const byListing = new Map<P, P[]>()
  for (const person of people.toSorted((one, other) => weightOf(one) - weightOf(other))) {
    const identity = identityOf(person)
    const same = identity.name === '' ? undefined : known.find(identity)
    const listings = same ?? []
    listings.push(person)
    byListing.set(person, listings)
    if (identity.name !== '') known.add(identity, listings)
  }
  const combined = new Map<P[], OldSitePerson>()
  for (const listings of new Set(people.map((each) => byListing.get(each) ?? [each]))) {
    const person = combineListings(listings)
    if (person) combined.set(listings, person)
  }
  const notesOf = sharedEmailNotes([...combined.values()])
  const kept = Array.from(combined, ([listings, person]) => {
    const entry = { ...person.entry, notes: [...(person.entry.notes ?? []), ...notesOf(person)] }
    combined.set(listings, { ...person, entry })
    return { ...person, entry }
  })
  const first = new Set(kept.map(({ entry }) => entry.key))
  return {
    entries: [
      ...kept.map(({ entry }) => entry),
      ...people
        .filter(({ entry }) => !first.has(entry.key))
        .map(({ entry }) => ({ ...entry, addresses: [] })),
      ...buildTeamEntries(kept, teams),
    ],
    listings: people.map((person) => {
      const { entry } = combined.get(byListing.get(person) ?? []) ?? person
      return { ...person, entry }
    }),
  }
}

/** Sorts people by the position that the site demands. Others follow in their order. */
export const sortPeopleByRank = <P extends OldSitePerson>(people: readonly P[]): P[] =>
  people.toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank < other.rank ? -1 : 1))
