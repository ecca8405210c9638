import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { teamLabels } from '#contract/content/labels/team.ts'
import { teamContent } from '#contract/content/team.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { catchListError, listOrNull } from '#web/api/loaded.ts'
import { type PageStrings, peopleStrings } from '#web/content/string-groups.ts'
import { itemListJsonLd } from '#web/head/json-ld-list.ts'
import { personJsonLd } from '#web/head/json-ld-person.ts'
import { combineListStrings, defineListPage } from '#web/site/parts/list-page.tsx'
import { loadWholeList } from '#web/site/parts/route-loaders.server.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import type { Route } from './+types/route.ts'
import { createAboutRenderer } from './about-person.server.ts'
import { loadTeam, type TeamData } from './load-team.ts'
import { TeamView } from './team-view.tsx'

// Maximum number of people in structured data. All of a large team would double the page.
const maxDescribed = 60

const page = defineListPage({
  path: entryPages.team.list,
  words: combineListStrings(teamContent, teamLabels),
  isEmpty: ({ sections }) => sections.length === 0,
  things: (site, { people }) => {
    const described = people.slice(0, maxDescribed).map((someone) => personJsonLd(site, someone))
    return described.length > 0 ? [itemListJsonLd(described)] : []
  },
  // Alumni are shown even if there is nobody else.
  showsEmpty: true,
  show: (team: TeamData<ProseTree>) => <TeamView team={team} />,
})

export const strings = peopleStrings satisfies PageStrings

export const loader = (args: Route.LoaderArgs) =>
  loadWholeList(args, ({ client, toProse }) => loadTeam(client, createAboutRenderer(toProse)))

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

/** Opening and closing a person changes only the fragment. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.hash !== nextUrl.hash
    ? false
    : defaultShouldRevalidate

export const meta: Route.MetaFunction = page.meta

export default function Team({ loaderData }: Route.ComponentProps) {
  return <page.Body list={listOrNull(loaderData)} />
}
