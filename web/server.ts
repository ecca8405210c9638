import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Render } from '#contract/render.ts'
import { renderContext } from '#web/calls/render-context.ts'

const handle = createRequestHandler(
  () => import('virtual:react-router/server-build'),
  import.meta.env.MODE,
)

/** Renders one page; what the server hands over reaches loaders by the context. */
export const render: Render = (request, tools) => {
  const context = new RouterContextProvider()
  context.set(renderContext, tools)
  return handle(request, context)
}
