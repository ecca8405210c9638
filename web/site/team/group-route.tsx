import { teamLabels } from '#contract/content/labels/team.ts'
import { teamContent } from '#contract/content/team.ts'
import { askedPage } from '#web/api/load-page.ts'
import { loaded, orNotLoaded } from '#web/api/loaded.ts'
import { useSaid } from '#web/content/fallback.ts'
import { type PageStrings, peopleStrings } from '#web/content/string-groups.ts'
import { useWords } from '#web/content/use-words.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { proseContext } from '#web/head/page-source.server.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site-of.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import type { Route } from './+types/group-route.ts'
import { aboutPerson } from './about-person.server.ts'
import { loadGroup } from './load-team.ts'
import { PeopleInDetail } from './people-in-detail.tsx'

const hrefOf = (teamId: string, page: number) =>
  `/team/${teamId.toLowerCase()}${page === 1 ? '' : `?page=${page}`}`

export const strings = peopleStrings satisfies PageStrings

export const loader = ({ context, params: { teamId }, url }: Route.LoaderArgs) => {
  const { client } = context.get(renderContext)
  const about = aboutPerson(context.get(proseContext))
  return askedPage(url, (address) => loadGroup(client, teamId.toLowerCase(), address, about))
}

/** The team page asks in the background, too, and stands without an answer. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const group = loaded(loaderData)
  const words = siteWords(matches, teamContent)
  return pageMeta(matches, {
    name: group?.name ?? words.title,
    path: hrefOf(params.teamId, group?.page ?? 1),
    description: words.description,
    parents: [{ name: words.title, path: '/team' }],
  })
}

/** Everyone of a large group, page by page. */
export default function TeamGroup({ loaderData, params }: Route.ComponentProps) {
  const fixed = useWords(teamLabels)
  const words = useWords(teamContent)
  const group = loaded(loaderData)
  const said = useSaid()
  const back = (
    <Link to="/team" className="link">
      {fixed.back}
    </Link>
  )
  return (
    <>
      <PageHero
        eyebrow={words.eyebrow}
        title={group ? <span {...said(group, 'name')}>{group.name}</span> : words.heading}
        intro={back}
      />
      <Container>
        {group === null && <EmptyState {...fixed.failed} />}
        {group && <PeopleInDetail {...group} />}
        {group && (
          <Pagination
            page={group.page}
            pages={group.pages}
            href={(page) => hrefOf(params.teamId, page)}
            className="mt-10"
          />
        )}
      </Container>
    </>
  )
}
