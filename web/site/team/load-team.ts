import type { SalusClient } from '#contract/api.ts'
import type { PublishingState } from '#contract/call/publishing.ts'
import { parseStoredContent } from '#contract/content/content-schema.ts'
import { contentStringsOf } from '#contract/content/group.ts'
import { teamContent } from '#contract/content/team.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { Team } from '#contract/team/team.ts'
import { loadPageOfList, type PaginatedItems } from '#web/api/load-page.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import { groupTeamsIntoSections, type TeamSection } from './team-sections.ts'

/**
 * A person as the team page lists them, without the long text and other fields that only the person's page
 * shows.
 */
export type TeamPerson = Omit<Profile, OnTheirPage>

type OnTheirPage =
  | 'about'
  | 'version'
  | 'positions'
  | 'otherNames'
  | 'isAlumni'
  | 'isAlumniSet'
  | 'nextPosition'
  | keyof PublishingState

export type Alumnus = Pick<
  Profile,
  '_id' | 'name' | 'designation' | 'nextPosition' | 'untranslated'
>

/** People without duplicates, and the rendered texts about them by the person's id. */
export interface PeopleWithDescriptions<About> {
  readonly people: readonly TeamPerson[]
  readonly abouts: Readonly<Record<string, About>>
}

/** Sections of the team page, with the first people of each group. */
export interface TeamData<About> extends PeopleWithDescriptions<About> {
  readonly sections: readonly TeamSection[]
  readonly alumni: readonly Alumnus[]
}

/** One page of the people in a group. */
export interface TeamGroupPage<About>
  extends PeopleWithDescriptions<About>,
    Pick<PaginatedItems<never>, 'total' | 'page' | 'pages'> {
  readonly name: string
  readonly untranslated?: readonly string[]
}

const perPage = 24

const introduction = (profile: Omit<TeamPerson, '_id'>): Omit<TeamPerson, '_id'> => ({
  ...(profile.untranslated && { untranslated: profile.untranslated }),
  name: profile.name,
  email: profile.email,
  designation: profile.designation,
  qualifications: profile.qualifications,
  AreaofInterest: profile.AreaofInterest,
  profilePic: profile.profilePic,
  socialLinks: profile.socialLinks,
  orcid: profile.orcid,
  pronouns: profile.pronouns,
})

const alumniOf = (teams: readonly Team[]): Alumnus[] => {
  const left = teams.flatMap(({ peoples }) => peoples.filter(({ isAlumni }) => isAlumni))
  return [...new Map(left.map((each) => [each._id, each])).values()]
    .map(({ _id, name, designation, nextPosition, untranslated }) => ({
      _id,
      name,
      designation,
      nextPosition,
      ...(untranslated && { untranslated }),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Returns a team without its former members. */
const withoutAlumni = (team: Team): Team => ({
  ...team,
  peoples: team.peoples.filter(({ isAlumni }) => !isAlumni),
})

const introduce = async <About>(
  profiles: readonly Profile[],
  render: (about: string, id: string) => Promise<About>,
): Promise<PeopleWithDescriptions<About>> => {
  const people = new Map<string, TeamPerson>()
  const abouts: Record<string, About> = {}
  for (const { _id, about, ...profile } of profiles) {
    if (people.has(_id)) continue
    people.set(_id, { _id, ...introduction(profile) })
    if (about.trim()) abouts[_id] = await render(about, _id)
  }
  return { people: [...people.values()], abouts }
}

/** Used in URLs as the id of the group of people without a team. */
const othersId = 'others'

/**
 * Returns the group of people without a team in a list. The list is empty if the site has no name for the
 * group.
 */
const readOthers = async (client: SalusClient): Promise<Team[]> => {
  const { content } = await client.site.getContent({ page: 'team' })
  const { others } = contentStringsOf(teamContent, parseStoredContent(content))
  if (others.trim() === '') return []
  const { profiles } = await client.profile.profiles({ inNoTeam: true })
  return [{ _id: othersId, name: others, peoples: profiles, version: 0 }]
}

/** Loads the sections of the team page. `render` converts the Markdown text about a person. */
export const loadTeam = async <About>(
  client: SalusClient,
  render: (about: string, id: string) => Promise<About>,
): Promise<TeamData<About>> => {
  const [{ teams: named }, others] = await Promise.all([client.team.all(), readOthers(client)])
  const all = [...named, ...others]
  const teams = all.map(withoutAlumni)
  const sections = groupTeamsIntoSections(teams)
  const shown = new Set(sections.flatMap(({ groups }) => groups.flatMap(({ people }) => people)))
  const profiles = teams.flatMap(({ peoples }) => peoples.filter(({ _id }) => shown.has(_id)))
  return { sections, alumni: alumniOf(all), ...(await introduce(profiles, render)) }
}

/** Loads one page of a group. Null if there is no such group. */
export const loadTeamGroup = async <About>(
  client: SalusClient,
  teamId: string,
  address: string,
  render: (about: string, id: string) => Promise<About>,
): Promise<TeamGroupPage<About> | null> => {
  const [found] =
    teamId === othersId ? await readOthers(client) : (await client.team.all({ teamId })).teams
  if (!found) return null
  const team = withoutAlumni(found)
  const { items, ...place } = await loadPageOfList(address, perPage, async ({ limit, offset }) => ({
    items: team.peoples.slice(offset, offset + limit),
    total: team.peoples.length,
  }))
  return {
    name: team.name,
    ...pickUntranslated(team),
    ...place,
    ...(await introduce(items, render)),
  }
}
