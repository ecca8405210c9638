import type { SalusClient } from '#contract/api.ts'
import type { Profile } from '#contract/profile.ts'
import { sectionsOf, type TeamSection } from './team-sections.ts'

/** Someone as the page shows them; the long text about them travels apart. */
export type Person = Omit<Profile, 'about' | 'version'>

/** The whole team: everyone once, and where they appear. */
export interface TeamData {
  readonly sections: readonly TeamSection[]
  readonly people: readonly Person[]
}

/** Reads the team; what is written about people is Markdown, by their ids. */
export const loadTeam = async (
  client: SalusClient,
): Promise<TeamData & { readonly abouts: ReadonlyMap<string, string> }> => {
  const { teams } = await client.team.all()
  const people = new Map<string, Person>()
  const abouts = new Map<string, string>()
  for (const { about, version: _, ...person } of teams.flatMap(({ peoples }) => peoples)) {
    people.set(person._id, person)
    if (about.trim()) abouts.set(person._id, about)
  }
  return { sections: sectionsOf(teams), people: [...people.values()], abouts }
}
