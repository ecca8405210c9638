import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Render } from '#contract/lifecycle/render.ts'
import { pageContext, renderContext } from '#web/head/render-context.ts'
import { readLongTextsWith } from '#web/prose/markdown.server.ts'

export { apiPageSheet, faceSheets, siteSheet as sheet } from '#web/styles.server.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Renders one page; what the server hands over reaches loaders by the context. */
export const render: Render = async (request, tools) => {
  readLongTextsWith(tools.readApart)
  const context = new RouterContextProvider()
  const page: { body?: Uint8Array } = {}
  context.set(renderContext, tools)
  context.set(pageContext, page)
  const response = await handle(request, context)
  const link = response.headers.get('link')
  const vary = response.headers.get('vary')
  const location = response.headers.get('location')
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/plain',
    body: page.body ?? (await response.text()),
    headers: { ...(link && { link }), ...(vary && { vary }), ...(location && { location }) },
  }
}
