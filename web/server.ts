import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Place, Render } from '#contract/lifecycle/render.ts'
import type { LanguageMenuHtml } from '#web/head/language-menu-context.ts'
import { pageContext, renderContext } from '#web/head/render-context.ts'
import { buildAt, startScripts } from '#web/place.server.ts'
import { readLongTextsWith } from '#web/prose/markdown.server.ts'

export { apiPageSheet, faceSheets, languageSheet, siteSheet as sheet } from '#web/styles.server.ts'

const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()

/**
 * The site below a path: links, forms and requests for data begin with it, and routes know nothing of it. Copied into
 * files, it stands below another path as a whole.
 */
const siteBelow = (lang: string, place: Place | undefined) => {
  const key = `${place?.base ?? ''} ${lang}`
  const known = handlers.get(key)
  if (known) return known
  const basename = (place?.base ?? '/').slice(0, -1) + (lang && `/${lang}`) || '/'
  const built = place ? buildAt(build, place.base) : build
  const handler = createRequestHandler({ ...built, basename }, import.meta.env.MODE)
  handlers.set(key, handler)
  return handler
}

export const scriptsAt = (base: string) => startScripts(build, base)

/** Renders one page; what the server hands over reaches loaders by the context. */
export const render: Render = async (request, tools) => {
  readLongTextsWith(tools.readApart)
  const context = new RouterContextProvider()
  const page: { body?: Uint8Array; languageMenu?: LanguageMenuHtml } = {}
  context.set(renderContext, tools)
  context.set(pageContext, page)
  const answer = siteBelow(tools.lang?.toLowerCase() ?? '', tools.place)
  const response = await answer(request, context)
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
