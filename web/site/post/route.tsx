import { data } from 'react-router'
import { projectsContent } from '#contract/content/projects.ts'
import { entryPages } from '#contract/entry-pages.ts'
import {
  type PageStrings,
  projectListStrings,
  publicationStrings,
} from '#web/content/string-groups.ts'
import { projectJsonLd } from '#web/head/json-ld-project.ts'
import { entryLoads } from '#web/site/entry-loads.server.ts'
import { createEntryMeta } from '#web/site/parts/entry-meta.ts'
import { loadEntry } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { ProjectPage } from './project-page.tsx'
import type { ProjectView } from './project-view.ts'

export const strings = [
  projectListStrings,
  publicationStrings,
  'projectLabels',
  'responsibleAiLabels',
  'stateLabels',
  'query',
  'figureLabels',
] satisfies PageStrings

export const loader = async (args: Route.LoaderArgs) => {
  const { project, isWhole } = await loadEntry(args, entryLoads.post)
  // The page is shown without progress, but with a status that prevents caching.
  return data(project, { status: isWhole ? 200 : 503 })
}

export const meta: Route.MetaFunction = createEntryMeta(
  { path: entryPages.project.list, words: projectsContent },
  (project: ProjectView) => ({
    name: project.title,
    keywords: [project.category.name],
    feed: { title: project.title, path: `/project/${project.id}/feed.xml` },
    picture: project.image,
    things: (site) => [projectJsonLd(site, { ...project, category: project.category.name })],
  }),
)

export default function Project({ loaderData: project }: Route.ComponentProps) {
  return <ProjectPage key={project.id} entry={project} />
}
