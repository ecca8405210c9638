import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { itemList, person } from '#web/calls/json-ld.ts'
import { loaded, notLoaded } from '#web/calls/loaded.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { renderContext } from '#web/calls/render-context.ts'
import { team as words } from '#web/content/team.ts'
import { loadTeam } from '#web/features/team/load-team.ts'
import { personAnchor } from '#web/features/team/open-person.ts'
import { TeamView } from '#web/features/team/team-view.tsx'
import { toProse } from '#web/prose/markdown.server.ts'
import { Container } from '#web/ui/container.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Prose } from '#web/ui/prose.tsx'
import type { ProseTree } from '#web/ui/prose-tree.ts'
import type { Route } from './+types/team.ts'

// Machines get the first of a large team; all of them would double the page.
const mostDescribed = 60

export const loader = async ({ context }: Route.LoaderArgs) => {
  const team = await loadTeam(context.get(renderContext).client).catch(() => null)
  if (team === null) return notLoaded()
  const abouts: Record<string, ProseTree> = {}
  for (const [id, about] of team.abouts) {
    abouts[id] = await toProse(about, { prefix: personAnchor(id), level: 3 })
  }
  return { ...team, abouts }
}

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
  return pageMeta(matches, {
    name: words.title,
    path: '/team',
    description: words.description,
    things: (site) =>
      people.length > 0 ? [itemList(people.map((someone) => person(site, someone)))] : [],
  })
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const team = loaded(loaderData)
  const aboutOf = (id: string) => {
    const tree = team?.abouts[id]
    return tree && <Prose tree={tree} sizes="(min-width: 42rem) 38rem, 90vw" />
  }
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro} />
      <Container>
        {team === null && <EmptyState {...words.failed} />}
        {team?.sections.length === 0 && <EmptyState {...words.empty} />}
        {team && <TeamView sections={team.sections} people={team.people} aboutOf={aboutOf} />}
      </Container>
    </>
  )
}
