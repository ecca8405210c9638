import type { Team } from '#contract/team/team.ts'

/** One carousel, with a sub-heading where it shares a section with others. */
export interface TeamGroup {
  readonly id: string
  readonly name: string
  readonly subheading: string
  /** The first of its people. */
  readonly people: readonly string[]
  /** How many they are in all. */
  readonly count: number
}

/** One section of the page. */
export interface TeamSection {
  readonly heading: string
  readonly groups: readonly TeamGroup[]
  /** How many different people it has. */
  readonly count: number
}

/** How the names of teams begin that share a section. */
const researchers = 'Researchers'

// Two screens of the widest carousel; the rest of a large group comes when it is in sight.
const firstPeople = 8

const separator = ' - '

const subheadingOf = (name: string): string => {
  const at = name.indexOf(separator)
  return at < 0 ? '' : name.slice(at + separator.length).trim()
}

/**
 * Groups in their order, each a section of its own; those whose name starts with "Researchers"
 * gather where the first of them stands. Groups without people are left out.
 */
export const sectionsOf = (teams: readonly Team[]): TeamSection[] => {
  const sections = new Map<string, { heading: string; groups: TeamGroup[]; ids: Set<string> }>()
  for (const { _id, name, peoples } of teams) {
    if (peoples.length === 0) continue
    const isResearch = name.startsWith(researchers)
    const heading = isResearch ? researchers : name
    const key = isResearch ? researchers : _id
    const section = sections.get(key) ?? { heading, groups: [], ids: new Set<string>() }
    sections.set(key, section)
    section.groups.push({
      id: _id,
      name,
      subheading: isResearch ? subheadingOf(name) : '',
      people: peoples.slice(0, firstPeople).map((person) => person._id),
      count: peoples.length,
    })
    for (const person of peoples) section.ids.add(person._id)
  }
  return [...sections.values()].map(({ ids, ...section }) => ({ ...section, count: ids.size }))
}
