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

type Loaded = Map<string, unknown>

/** What the loaders of the last pages have answered, until their data are asked for. */
const lastLoaded = new Map<string, Loaded>()
const mostLoaded = 16

/** Of a site that is copied into files every page is asked for, and then its data. */
const loadedFor = (address: string): Loaded => {
  const page = address.replace(/(?:\/_)?\.data(?=$|\?)/, '')
  const before = lastLoaded.get(page)
  lastLoaded.delete(page)
  if (before && page !== address) return before
  const loaded: Loaded = new Map()
  for (const oldest of lastLoaded.keys())
    if (lastLoaded.size >= mostLoaded) lastLoaded.delete(oldest)
  lastLoaded.set(page, loaded)
  return loaded
}

export const scriptsAt = (base: string) => startScripts(build, base)

/** Renders one page; what the server hands over reaches loaders by the context. */
export const render: Render = async (request, tools) => {
  readLongTextsWith(tools.readApart)
  const context = new RouterContextProvider()
  const page: { body?: Uint8Array; languageMenu?: LanguageMenuHtml; loaded?: Loaded } = {}
  if (tools.place) page.loaded = loadedFor(request.url.replace(/\/$/, ''))
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
