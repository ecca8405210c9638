import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { teamLabels } from '#contract/content/labels/team.ts'
import { teamContent } from '#contract/content/team.ts'
import { loaded, notLoaded, orNotLoaded } from '#web/api/loaded.ts'
import { type PageStrings, peopleStrings } from '#web/content/string-groups.ts'
import { useWords } from '#web/content/use-words.ts'
import { itemList } from '#web/head/json-ld-list.ts'
import { person } from '#web/head/json-ld-person.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { proseContext } from '#web/head/page-source.server.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site-of.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { Route } from './+types/route.ts'
import { aboutPerson } from './about-person.server.ts'
import { loadTeam } from './load-team.ts'
import { TeamView } from './team-view.tsx'

// Machines get the first of a large team; all of them would double the page.
const mostDescribed = 60

export const strings = peopleStrings satisfies PageStrings

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { client } = context.get(renderContext)
  const about = aboutPerson(context.get(proseContext))
  return (await loadTeam(client, about).catch(() => null)) ?? notLoaded()
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

/** Opening and closing a person changes the address, not the team. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.hash !== nextUrl.hash
    ? false
    : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const people = loaded(loaderData)?.people.slice(0, mostDescribed) ?? []
  const { title, description } = siteWords(matches, teamContent)
  return pageMeta(matches, {
    name: title,
    path: '/team',
    description,
    things: (site) =>
      people.length > 0 ? [itemList(people.map((someone) => person(site, someone)))] : [],
  })
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const fixed = useWords(teamLabels)
  const words = useWords(teamContent)
  const team = loaded(loaderData)
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro} />
      <Container>
        {team === null && <EmptyState {...fixed.failed} />}
        {team?.sections.length === 0 && (
          <EmptyState title={words.emptyTitle} text={words.emptyText} />
        )}
        {team && <TeamView team={team} />}
      </Container>
    </>
  )
}
