import type { Team } from '#contract/team/team.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'

/** A carousel, with a subheading if it shares a section with others. */
export interface TeamGroup {
  readonly id: string
  readonly name: string
  readonly subheading: string
  readonly untranslated?: readonly string[]
  /** Ids of the first people. */
  readonly people: readonly string[]
  /** Number of all people in the group. */
  readonly count: number
}

export interface TeamSection {
  readonly heading: string
  /** Contains `name` if the heading is in the main language. */
  readonly untranslated?: readonly string[]
  readonly groups: readonly TeamGroup[]
  /** Number of different people. */
  readonly count: number
}

/** Name prefix of teams that share a section. */
const researchers = 'Researchers'

// Two screens of the widest carousel. The rest of a large group is loaded when it becomes
// visible.
const firstPeople = 8

const separator = / [-–—] /

/** Splits a name at its first dash. */
const partsOf = (name: string): [first: string, rest: string] => {
  const at = name.search(separator)
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 3).trim()]
}

/**
 * Returns the name prefixes of teams that share a section. For translated names, these are
 * prefixes before a dash that at least two teams have.
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
