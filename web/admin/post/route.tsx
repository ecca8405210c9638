import { panelClient } from '#web/admin/editor/panel-client.ts'
import { PanelPage, PanelPageSkeleton } from '#web/admin/shell/panel-page.tsx'
import { projectPanel as words } from '#web/content/projects-admin.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import type { Route } from './+types/route.ts'
import { loadProjects } from './load-projects.ts'
import { ProjectPanel } from './project-panel.tsx'

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
