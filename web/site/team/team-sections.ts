import type { Team } from '#contract/team/team.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'

/** A team shown as a carousel. It has a subheading if its section contains other teams. */
export interface TeamGroup {
  readonly id: string
  readonly name: string
  readonly subheading: string
  readonly untranslated?: readonly string[]
  /** Ids of the people to show before the rest is loaded. */
  readonly people: readonly string[]
  /** Number of all people in the group. */
  readonly count: number
}

export interface TeamSection {
  readonly heading: string
  /** Contains `name` if the heading has no translation. */
  readonly untranslated?: readonly string[]
  readonly groups: readonly TeamGroup[]
  /** Number of people, each counted once. */
  readonly count: number
}

/** Name prefix of untranslated teams that form one section, such as `Researchers - Imaging`. */
const researchers = 'Researchers'

// Two screens of the widest carousel. The rest of a large group is loaded when it becomes
// visible.
const firstPeople = 8

const separator = / [-–—] /

/** Splits a team name at its first dash. */
const partsOf = (name: string): [first: string, rest: string] => {
  const at = name.search(separator)
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 3).trim()]
}

/**
 * Returns the name prefixes by which teams are put into one section. A translated prefix counts if it occurs
 * before a dash in at least two team names.
 */
const sharedStarts = (teams: readonly Team[]): string[] => {
  const starts = teams.flatMap(({ name, untranslated }) =>
    untranslated && separator.test(name) ? [partsOf(name)[0]] : [],
  )
  return [researchers, ...starts.filter((start, at) => starts.indexOf(start) !== at)]
}

type Section = Omit<TeamSection, 'groups' | 'count'> & { groups: TeamGroup[]; ids: Set<string> }

/**
 * Groups teams into sections in their order. Teams with a shared prefix form one section, teams
 * without people are dropped.
 */
export const groupTeamsIntoSections = (teams: readonly Team[]): TeamSection[] => {
  const starts = sharedStarts(teams)
  const sections = new Map<string, Section>()
  for (const { _id, name, peoples, ...team } of teams) {
    if (peoples.length === 0) continue
    const start = starts.find((each) => name.startsWith(each))
    const heading = start ?? name
    const key = start ?? _id
    const untranslated = pickUntranslated(team)
    const section = sections.get(key) ?? {
      heading,
      ...untranslated,
      groups: [],
      ids: new Set<string>(),
    }
    sections.set(key, section)
    section.groups.push({
      id: _id,
      name,
      subheading: start === undefined ? '' : partsOf(name)[1],
      ...untranslated,
      people: peoples.slice(0, firstPeople).map((person) => person._id),
      count: peoples.length,
    })
    for (const person of peoples) section.ids.add(person._id)
  }
  return [...sections.values()].map(({ ids, ...section }) => ({ ...section, count: ids.size }))
}
