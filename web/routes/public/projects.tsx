import { data } from 'react-router'
import { askedPage } from '#web/calls/load-page.ts'
import { loaded, notLoaded, orNotLoaded } from '#web/calls/loaded.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { renderContext } from '#web/calls/render-context.ts'
import { projects as words } from '#web/content/projects.ts'
import { ProjectList } from '#web/features/project/project-list.tsx'
import { loadProjects } from '#web/features/project/project-list-view.ts'
import { Container } from '#web/ui/container.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/projects.ts'

const perPage = 12
const hrefOf = (page: number) => (page === 1 ? '/projects' : `/projects?page=${page}`)

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { client } = context.get(renderContext)
  const list = await loadProjects(client, url.href, perPage).catch(() => null)
  if (list === null) return notLoaded()
  if (list.page !== askedPage(url.href)) throw data(null, { status: 404 })
  return list
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    name: words.title,
    path: hrefOf(loaded(loaderData)?.page ?? 1),
    description: words.intro,
  })

export default function Projects({ loaderData }: Route.ComponentProps) {
  const list = loaded(loaderData)
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro} />
      <Container>
        {list === null && <EmptyState {...words.failed} />}
        {list?.total === 0 && <EmptyState {...words.empty} />}
        {list && list.total > 0 && <ProjectList entries={list.items} />}
        {list && <Pagination page={list.page} pages={list.pages} href={hrefOf} className="mt-10" />}
      </Container>
    </>
  )
}
