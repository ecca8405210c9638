import { pageMeta } from '#web/calls/page-meta.ts'
import { panelClient } from '#web/calls/panel-client.ts'
import { projectPanel as words } from '#web/content/projects-admin.ts'
import { loadProjects } from '#web/features/project-admin/load-projects.ts'
import { ProjectPanel } from '#web/features/project-admin/project-panel.tsx'
import type { Route } from './+types/post.ts'
import { PanelPage, PanelPageSkeleton } from './panel-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/post', isPrivate: true })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProjects(panelClient, request.url)

export const HydrateFallback = PanelPageSkeleton

export default function PostPage({ loaderData }: Route.ComponentProps) {
  return (
    <PanelPage>
      <ProjectPanel list={loaderData} />
    </PanelPage>
  )
}
