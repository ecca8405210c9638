import { projectListLabels } from '#contract/content/labels/projects.ts'
import { projectsContent } from '#contract/content/projects.ts'
import { entryPages } from '#contract/entry-pages.ts'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { catchListError, listOrNullOnError } from '#web/api/loaded.ts'
import { projectListStringGroups, type RouteStringGroups } from '#web/content/string-groups.ts'
import { combineListStrings, defineListPage } from '#web/site/parts/list-page.tsx'
import { loadProjects, type ProjectListItem } from '#web/site/parts/project-list-view.ts'
import { loadListPage } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/list-route.ts'
import { ProjectList } from './project-list.tsx'

const perPage = 12

const page = defineListPage({
  path: entryPages.project.list,
  words: combineListStrings(projectsContent, projectListLabels),
  show: ({ items }: PaginatedItems<ProjectListItem>) => <ProjectList entries={items} />,
})

export const strings = projectListStringGroups satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) =>
  loadListPage(args, ({ client }, address) => loadProjects(client, address, perPage))

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = page.meta

export default function Projects({ loaderData }: Route.ComponentProps) {
  return <page.Body list={listOrNullOnError(loaderData)} />
}
