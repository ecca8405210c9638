import type { SalusClient } from '#contract/api.ts'
import type { Profile } from '#contract/profile.ts'
import type { Team } from '#contract/team.ts'
import { type ListPage, loadPage } from '#web/api/load-page.ts'
import { sectionsOf, type TeamSection } from './team-sections.ts'

/** Someone as the page shows them; the long text about them travels apart. */
export type Person = Omit<Profile, 'about' | 'version'>

/** Some people, each once, and what is written about them: by their ids, in whatever form. */
export interface People<About> {
  readonly people: readonly Person[]
  readonly abouts: Readonly<Record<string, About>>
}

/** The team page: where everyone appears, and those of each group who come first. */
export interface TeamData<About> extends People<About> {
  readonly sections: readonly TeamSection[]
}

/** One page of everyone in a group. */
export interface GroupPage<About>
  extends People<About>,
    Pick<ListPage<never>, 'total' | 'page' | 'pages'> {
  readonly name: string
}

const perPage = 24

const introduce = async <About>(
  profiles: readonly Profile[],
  render: (about: string, id: string) => Promise<About>,
): Promise<People<About>> => {
  const people = new Map<string, Person>()
  const abouts: Record<string, About> = {}
  for (const { about, version: _, ...person } of profiles) {
    if (people.has(person._id)) continue
    people.set(person._id, person)
    if (about.trim()) abouts[person._id] = await render(about, person._id)
  }
  return { people: [...people.values()], abouts }
}

/** Reads the team; `render` makes what is shown of the Markdown about someone. */
export const loadTeam = async <About>(
  client: SalusClient,
  render: (about: string, id: string) => Promise<About>,
): Promise<TeamData<About>> => {
  const { teams } = await client.team.all()
  const sections = sectionsOf(teams)
  const shown = new Set(sections.flatMap(({ groups }) => groups.flatMap(({ people }) => people)))
  const profiles = teams.flatMap(({ peoples }) => peoples.filter(({ _id }) => shown.has(_id)))
  return { sections, ...(await introduce(profiles, render)) }
}

/** Reads the page of a group that an address asks for; null where there is no such group. */
export const loadGroup = async <About>(
  client: SalusClient,
  teamId: string,
  address: string,
  render: (about: string, id: string) => Promise<About>,
): Promise<GroupPage<About> | null> => {
  const { teams } = await client.team.all()
  const team: Team | undefined = teams.find(({ _id }) => _id === teamId)
  if (!team) return null
  const { items, ...place } = await loadPage(address, perPage, async ({ limit, offset }) => ({
    items: team.peoples.slice(offset, offset + limit),
    total: team.peoples.length,
  }))
  return { name: team.name, ...place, ...(await introduce(items, render)) }
}
