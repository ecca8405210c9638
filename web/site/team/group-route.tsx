import { teamLabels } from '#contract/content/labels/team.ts'
import { teamContent } from '#contract/content/team.ts'
import { catchListError, listOrNullOnError } from '#web/api/loaded.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { peopleStringGroups, type RouteStringGroups } from '#web/content/string-groups.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { stringsFromMatches } from '#web/head/site-of.ts'
import { listPageUrl } from '#web/site/parts/list-address.ts'
import { ListPagination } from '#web/site/parts/list-page.tsx'
import { loadListPage } from '#web/site/parts/route-loaders.server.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { Route } from './+types/group-route.ts'
import { createPersonAboutRenderer } from './about-person.server.ts'
import { loadTeamGroup } from './load-team.ts'
import { PeopleDetailsList } from './people-in-detail.tsx'

const pathOf = (teamId: string) => `/team/${teamId.toLowerCase()}`

export const strings = peopleStringGroups satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) =>
  loadListPage(args, ({ client, toProse }, address) =>
    loadTeamGroup(
      client,
      args.params.teamId.toLowerCase(),
      address,
      createPersonAboutRenderer(toProse),
    ),
  )

/** The team page also calls this loader in the background, where a failure must not replace the page. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const group = listOrNullOnError(loaderData)
  const words = stringsFromMatches(matches, teamContent)
  return buildPageMeta(matches, {
    name: group?.name ?? words.title,
    path: listPageUrl(pathOf(params.teamId), {}, group?.page),
    description: words.description,
    parents: [{ name: words.title, path: '/team' }],
  })
}

export default function TeamGroup({ loaderData, params }: Route.ComponentProps) {
  const fixed = useStrings(teamLabels)
  const words = useStrings(teamContent)
  const group = listOrNullOnError(loaderData)
  const textLanguage = useFallbackLanguage()
  const back = (
    <Link to="/team" className="link">
      {fixed.back}
    </Link>
  )
  return (
    <>
      <PageHero
        eyebrow={words.eyebrow}
        title={group ? <span {...textLanguage(group, 'name')}>{group.name}</span> : words.heading}
        intro={back}
      />
      <Container>
        {group === null && <EmptyState {...fixed.failed} />}
        {group && <PeopleDetailsList {...group} />}
        {group && <ListPagination path={pathOf(params.teamId)} list={group} className="mt-10" />}
      </Container>
    </>
  )
}
