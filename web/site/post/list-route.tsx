import { projectListLabels } from '#contract/content/labels/projects.ts'
import { projectsContent } from '#contract/content/projects.ts'
import { askedPage } from '#web/api/load-page.ts'
import { loaded, orNotLoaded } from '#web/api/loaded.ts'
import { type PageStrings, projectListStrings } from '#web/content/string-groups.ts'
import { useWords } from '#web/content/use-words.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site-of.ts'
import { loadProjects } from '#web/site/parts/project-list-view.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import type { Route } from './+types/list-route.ts'
import { ProjectList } from './project-list.tsx'

const perPage = 12
const hrefOf = (page: number) => (page === 1 ? '/projects' : `/projects?page=${page}`)

export const strings = projectListStrings satisfies PageStrings

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { client } = context.get(renderContext)
  return askedPage(url, (address) => loadProjects(client, address, perPage))
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, intro } = siteWords(matches, projectsContent)
  return pageMeta(matches, {
    name: title,
    path: hrefOf(loaded(loaderData)?.page ?? 1),
    description: intro,
  })
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const projects = useWords(projectListLabels)
  const words = useWords(projectsContent)
  const list = loaded(loaderData)
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro} />
      <Container>
        {list === null && <EmptyState {...projects.failed} />}
        {list?.total === 0 && <EmptyState title={words.emptyTitle} text={words.emptyText} />}
        {list && list.total > 0 && <ProjectList entries={list.items} />}
        {list && <Pagination page={list.page} pages={list.pages} href={hrefOf} className="mt-10" />}
      </Container>
    </>
  )
}
