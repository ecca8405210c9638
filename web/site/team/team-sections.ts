import type { Team } from '#contract/team/team.ts'
import { untranslatedIn } from '#web/content/untranslated.ts'

/** One carousel, with a sub-heading where it shares a section with others. */
export interface TeamGroup {
  readonly id: string
  readonly name: string
  readonly subheading: string
  readonly untranslated?: readonly string[]
  /** The first of its people. */
  readonly people: readonly string[]
  /** How many they are in all. */
  readonly count: number
}

/** One section of the page. */
export interface TeamSection {
  readonly heading: string
  /** Whether its name is in the main language. */
  readonly untranslated?: readonly string[]
  readonly groups: readonly TeamGroup[]
  /** How many different people it has. */
  readonly count: number
}

/** How the names of teams begin that share a section. */
const researchers = 'Researchers'

// Two screens of the widest carousel; the rest of a large group comes when it is in sight.
const firstPeople = 8

const separator = / [-–—] /

/** What stands before and after the first dash of a name. */
const partsOf = (name: string): [first: string, rest: string] => {
  const at = name.search(separator)
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 3).trim()]
}

/**
 * With what the names of teams begin that share a section. In another language than the main one nothing but their
 * names tells: there it is what at least two of them have before a dash.
 */
const sharedStarts = (teams: readonly Team[]): string[] => {
  const starts = teams.flatMap(({ name, untranslated }) =>
    untranslated && separator.test(name) ? [partsOf(name)[0]] : [],
  )
  return [researchers, ...starts.filter((start, at) => starts.indexOf(start) !== at)]
}

type Section = Omit<TeamSection, 'groups' | 'count'> & { groups: TeamGroup[]; ids: Set<string> }

/**
 * Groups in their order, each a section of its own; those whose name starts with "Researchers"
 * gather where the first of them stands. Groups without people are left out.
 */
export const sectionsOf = (teams: readonly Team[]): TeamSection[] => {
  const starts = sharedStarts(teams)
  const sections = new Map<string, Section>()
  for (const { _id, name, peoples, ...team } of teams) {
    if (peoples.length === 0) continue
    const start = starts.find((each) => name.startsWith(each))
    const heading = start ?? name
    const key = start ?? _id
    const told = untranslatedIn(team)
    const section = sections.get(key) ?? { heading, ...told, groups: [], ids: new Set<string>() }
    sections.set(key, section)
    section.groups.push({
      id: _id,
      name,
      subheading: start === undefined ? '' : partsOf(name)[1],
      ...told,
      people: peoples.slice(0, firstPeople).map((person) => person._id),
      count: peoples.length,
    })
    for (const person of peoples) section.ids.add(person._id)
  }
  return [...sections.values()].map(({ ids, ...section }) => ({ ...section, count: ids.size }))
}
