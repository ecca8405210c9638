import { data } from 'react-router'
import { projectsContent } from '#contract/content/projects.ts'
import { entryPages } from '#contract/entry-pages.ts'
import {
  projectListStringGroups,
  publicationStringGroups,
  type RouteStringGroups,
} from '#web/content/string-groups.ts'
import { buildProjectJsonLd } from '#web/head/json-ld-project.ts'
import { entryLoaders } from '#web/site/entry-loads.server.ts'
import { createEntryMeta } from '#web/site/parts/entry-meta.ts'
import { loadEntryFromParams } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { ProjectPage } from './project-page.tsx'
import type { ProjectView } from './project-view.ts'

export const strings = [
  projectListStringGroups,
  publicationStringGroups,
  'projectLabels',
  'responsibleAiLabels',
  'stateLabels',
  'query',
  'figureLabels',
  'collectionLabels',
] satisfies RouteStringGroups

export const loader = async (args: Route.LoaderArgs) => {
  const { project, isWhole } = await loadEntryFromParams(args, entryLoaders.post)
  // Status 503 prevents caching of a page without its progress.
  return data(project, { status: isWhole ? 200 : 503 })
}

export const meta: Route.MetaFunction = createEntryMeta(
  { path: entryPages.project.list, words: projectsContent },
  (project: ProjectView) => ({
    name: project.title,
    keywords: [project.category.name],
    feed: { title: project.title, path: `/project/${project.id}/feed.xml` },
    picture: project.image,
    things: (site) => [buildProjectJsonLd(site, { ...project, category: project.category.name })],
  }),
)

export default function Project({ loaderData: project }: Route.ComponentProps) {
  return <ProjectPage key={project.id} entry={project} />
}
