import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { teamLabels } from '#contract/content/labels/team.ts'
import { teamContent } from '#contract/content/team.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { catchListError, listOrNullOnError } from '#web/api/loaded.ts'
import { peopleStringGroups, type RouteStringGroups } from '#web/content/string-groups.ts'
import { buildItemListJsonLd } from '#web/head/json-ld-list.ts'
import { buildPersonJsonLd } from '#web/head/json-ld-person.ts'
import { combineListStrings, defineListPage } from '#web/site/parts/list-page.tsx'
import { loadWholeList } from '#web/site/parts/route-loaders.server.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import type { Route } from './+types/route.ts'
import { createPersonAboutRenderer } from './about-person.server.ts'
import { loadTeam, type TeamData } from './load-team.ts'
import { TeamPageBody } from './team-view.tsx'

// Maximum number of people in the structured data, because describing all people of a large team
// would double the size of the page.
const maxDescribed = 60

const page = defineListPage({
  path: entryPages.team.list,
  words: combineListStrings(teamContent, teamLabels),
  isEmpty: ({ sections }) => sections.length === 0,
  things: (site, { people }) => {
    const described = people
      .slice(0, maxDescribed)
      .map((someone) => buildPersonJsonLd(site, someone))
    return described.length > 0 ? [buildItemListJsonLd(described)] : []
  },
  // Renders the list even without current members, because there may be alumni.
  showsEmpty: true,
  show: (team: TeamData<ProseTree>) => <TeamPageBody team={team} />,
})

export const strings = peopleStringGroups satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) =>
  loadWholeList(args, ({ client, toProse }) => loadTeam(client, createPersonAboutRenderer(toProse)))

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

/** Skips reloading if only the fragment changes, as when a person is opened or closed. */
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
  return <page.Body list={listOrNullOnError(loaderData)} />
}
