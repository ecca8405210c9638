import { data } from 'react-router'
import { projectsContent } from '#contract/content/projects.ts'
import { pictureFacts } from '#contract/picture.ts'
import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import { researchProject } from '#web/head/json-ld-project.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site.ts'
import { toProse } from '#web/prose/markdown.server.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import type { Route } from './+types/route.ts'
import { ProjectPage } from './project-page.tsx'
import { viewProject } from './project-view.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { client } = context.get(renderContext)
  const [{ post }, progress] = await Promise.all([
    orUnavailable(client.post.getSinglePost({ id: params.id }), { note: loadErrors.project }),
    client.researchProgress
      .getResearchProgress({ postId: params.id })
      .then(({ researchProgress }) => researchProgress)
      .catch(() => null),
  ])
  const project = await viewProject(post, progress, { toProse, plainText })
  // A page without its progress is shown but not remembered.
  return data(project, { status: progress ? 200 : 503 })
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
