import type { Team } from '#contract/team.ts'
import { team as words } from '#web/content/team.ts'

/** One carousel: its people, and a sub-heading where it shares a section with others. */
export interface TeamGroup {
  readonly id: string
  readonly name: string
  readonly subheading: string
  readonly people: readonly string[]
}

/** One section of the page. */
export interface TeamSection {
  readonly heading: string
  readonly groups: readonly TeamGroup[]
}

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
  const sections = new Map<string, { heading: string; groups: TeamGroup[] }>()
  for (const { _id, name, peoples } of teams) {
    if (peoples.length === 0) continue
    const isResearch = name.startsWith(words.researchers)
    const heading = isResearch ? words.researchers : name
    const key = isResearch ? words.researchers : _id
    const section = sections.get(key) ?? { heading, groups: [] }
    sections.set(key, section)
    section.groups.push({
      id: _id,
      name,
      subheading: isResearch ? subheadingOf(name) : '',
      people: peoples.map((person) => person._id),
    })
  }
  return [...sections.values()]
}
