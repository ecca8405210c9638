import { createElement } from 'react'
import { data, useLocation } from 'react-router'
import { entryPages } from '#contract/entry-pages.ts'
import { unsavedPageQuery } from '#contract/page/typed-page.ts'
import { canonicalPath } from '#contract/pages.ts'
import { findPanelAt, readPanels, usePanels } from '#web/admin/all-panels.ts'
import type { PanelDefinition } from '#web/admin/define-panel.ts'
import { useSessionCheck } from '#web/api/session-check.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import type { Route } from './+types/panel-route.ts'
import { AdminPage, AdminPageSkeleton } from './admin-page.tsx'
import { renderPanel } from './open-panel.tsx'
import { PanelPage, PanelPageSkeleton } from './panel-page.tsx'

const panelAt = (pathname: string, panels?: readonly PanelDefinition[]) => {
  const path = canonicalPath(pathname, new URLSearchParams()) ?? ''
  const panel = findPanelAt(path, panels)
  if (!panel) throw data(null, { status: 404 })
  return panel
}

/** Loads the live preview of what a panel edits. */
const loadLivePreview = async (path: string) =>
  path === entryPages.collection.panel
    ? (await import('#web/site/collection/live-collection-preview.tsx')).LiveCollectionPreview
    : (await import('#web/site/page/live-page-preview.tsx')).LivePagePreview

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { strings, path } = panelAt(location.pathname)
  return buildPageMeta(matches, { name: strings.title, path, isPrivate: true })
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const { pathname, search } = new URL(request.url)
  const panel = panelAt(pathname, readPanels())
  if (search !== unsavedPageQuery) return renderPanel(panel, request.url)
  return createElement(await loadLivePreview(panel.path))
}

export function HydrateFallback() {
  const { frame } = panelAt(useLocation().pathname)
  return frame === 'site' ? <PanelPageSkeleton /> : <AdminPageSkeleton />
}

export default function PanelRoute({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const { frame, strings, visibleTo } = panelAt(pathname, usePanels())
  useSessionCheck(visibleTo === 'public')
  if (search === unsavedPageQuery) return loaderData
  return frame === 'site' ? (
    <PanelPage>{loaderData}</PanelPage>
  ) : (
    <AdminPage title={strings.title}>{loaderData}</AdminPage>
  )
}
