import { createElement, useEffect } from 'react'
import { data, isRouteErrorResponse, useRevalidator } from 'react-router'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { AdminPage, AdminPageSkeleton } from '#web/admin/shell/admin-page.tsx'
import { PanelLoadError } from '#web/admin/shell/panel-failure.tsx'
import { toApiError } from '#web/api/call-messages.ts'
import {
  isNotFoundError,
  isUnknownIdError,
  loadOrErrorPage,
  toastOfError,
} from '#web/api/load-or-error-page.ts'
import { useSessionCheck } from '#web/api/session-check.ts'
import { callToastOverrides } from '#web/api/toasts.ts'
import { errorPageStrings } from '#web/content/failure-strings.ts'
import { projectPageStrings as strings } from '#web/content/project-panel-strings.ts'
import { NotFound } from '#web/frame/not-found.tsx'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { renderToolsContext } from '#web/head/render-context.ts'
import { readToken } from '#web/session/session.ts'
import { toast as showToast } from '#web/ui/dialog/toast.ts'
import type { Route } from './+types/detail-route.ts'
import { loadProject } from './load-projects.ts'

const missing = { toast: callToastOverrides.post.getSinglePost.missing }

export const meta: Route.MetaFunction = ({ matches, params, loaderData, error }) => {
  const title = loaderData?.post?.title ?? strings.details
  return buildPageMeta(matches, {
    name: isNotFoundError(error) ? errorPageStrings.missingTitle : title,
    path: `/post/${params.postId}`,
    isPrivate: true,
  })
}

/** Responds with 404 if the project does not exist. Its data is loaded in the browser. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { client } = context.get(renderToolsContext)
  await loadOrErrorPage(client.post.getSinglePost({ id: params.postId }), missing)
  return null
}

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  try {
    // Imported here, because a static import would add its chunks to the route manifest that every visitor loads.
    const tools = import('./project-tools.tsx')
    const project = await loadProject(panelClient, params.postId)
    return { post: project.post, page: createElement((await tools).ProjectTools, project) }
  } catch (error) {
    if (isUnknownIdError(error)) throw data({ ...missing, isSure: true }, { status: 404 })
    return { failed: toApiError(error).message }
  }
}
clientLoader.hydrate = true as const

export const HydrateFallback = AdminPageSkeleton

export default function PostDetail({ loaderData }: Route.ComponentProps) {
  useSessionCheck()
  if (loaderData.page) return loaderData.page
  return (
    <AdminPage title={strings.details}>
      <PanelLoadError title={strings.details} text={loaderData.failed ?? ''} />
    </AdminPage>
  )
}

/** Shows the 404 page for an unknown project, without header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isNotFoundError(error)) throw error
  const isSure = isRouteErrorResponse(error) && error.data?.isSure === true
  return <MissingProject toast={toastOfError(error)} isSure={isSure} />
}

type MissingProjectProps = { toast: string | undefined; isSure: boolean }

function MissingProject({ toast, isSure }: MissingProjectProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // The server responds as to a visitor, who sees no drafts. A signed-in user requests the project again.
    if (!isSure && readToken() !== null) void revalidate()
    else if (toast) showToast.error(toast, { id: toast })
  }, [isSure, toast, revalidate])
  return (
    <main id="main">
      <NotFound />
    </main>
  )
}
