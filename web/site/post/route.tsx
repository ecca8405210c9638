import { data } from 'react-router'
import { projectsContent } from '#contract/content/projects.ts'
import { pictureFacts } from '#contract/media/picture-facts.ts'
import {
  type PageStrings,
  projectListStrings,
  publicationStrings,
} from '#web/content/string-groups.ts'
import { researchProject } from '#web/head/json-ld-project.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { readPageSource } from '#web/head/page-source.server.ts'
import { siteWords } from '#web/head/site-of.ts'
import type { Route } from './+types/route.ts'
import { loadProject } from './load-project.server.ts'
import { ProjectPage } from './project-page.tsx'

export const strings = [
  projectListStrings,
  publicationStrings,
  'projectLabels',
  'responsibleAiLabels',
  'stateLabels',
  'query',
  'figureLabels',
] satisfies PageStrings

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { project, isWhole } = await loadProject(await readPageSource(context), params.id)
  // A page without its progress is shown but not remembered.
  return data(project, { status: isWhole ? 200 : 503 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData: project }) => {
  if (!project) return []
  const { title, path, description, image, grant, category, contributors } = project
  return pageMeta(matches, {
    name: title,
    path,
    description,
    keywords: [category.name],
    feed: { title, path: `/project/${project.id}/feed.xml` },
    parents: [{ name: siteWords(matches, projectsContent).title, path: '/projects' }],
    pictures: image ? [{ path: image, alt: title, ...pictureFacts(image) }] : [],
    things: (site) => [
      researchProject(site, {
        title,
        path,
        description,
        image,
        grant,
        category: category.name,
        contributors,
      }),
    ],
  })
}

export default function Project({ loaderData: project }: Route.ComponentProps) {
  return <ProjectPage key={project.id} project={project} />
}
