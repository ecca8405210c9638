import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { CreatePageRenderer, StaticCopyTarget } from '#contract/lifecycle/render.ts'
import { createBuildForBasePath, listEntryScripts } from '#web/build-at.server.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import type { LanguageMenuHtml } from '#web/head/language-menu-context.ts'
import { markdownConverterContext } from '#web/head/page-source.server.ts'
import {
  renderResultContext,
  renderToolsContext,
  routeStringsContext,
} from '#web/head/render-context.ts'
import { createMarkdownConverter } from '#web/prose/prose-reader.server.ts'

export {
  apiPageSheet,
  faceSheets,
  languageSheet,
  siteStyleSheet as sheet,
} from '#web/styles.server.ts'

/** Creates a request handler for a language and base path. Routes are defined without these prefixes. */
const siteBelow = (lang: string, place: StaticCopyTarget | undefined) => {
  const basename = (place?.base ?? '/').slice(0, -1) + (lang && `/${lang}`) || '/'
  const built = place ? createBuildForBasePath(build, place.base) : build
  return createRequestHandler({ ...built, basename }, import.meta.env.MODE)
}

/** Caches one request handler per base path and language. */
const keepSites = () => {
  const sites = new Map<string, ReturnType<typeof siteBelow>>()
  return (lang: string, place: StaticCopyTarget | undefined) => {
    const key = `${place?.base ?? ''} ${lang}`
    const site = sites.get(key) ?? siteBelow(lang, place)
    sites.set(key, site)
    return site
  }
}

const isExported = (strings: unknown): strings is RouteStringGroups =>
  strings === 'all' || Array.isArray(strings)

const stringsByPattern = new Map(
  Object.values(build.routes).flatMap((route) => {
    const strings: unknown = route && Reflect.get(route.module, 'strings')
    return isExported(strings) ? [[route?.path ?? '', strings] as const] : []
  }),
)

const readStrings = (pattern: string) => stringsByPattern.get(pattern.replace(/^\//, '')) ?? []

type Loaded = Map<string, unknown>

const maxLoaded = 16

/**
 * Caches the loader results of the last pages, because exporting a static site requests each page
 * and then its data.
 */
const keepLoaded = () => {
  const lastLoaded = new Map<string, Loaded>()
  return (address: string): Loaded => {
    const page = address.replace(/(?:\/_)?\.data(?=$|\?)/, '')
    const existing = lastLoaded.get(page)
    lastLoaded.delete(page)
    if (existing && page !== address) return existing
    const loaded: Loaded = new Map()
    for (const oldest of lastLoaded.keys())
      if (lastLoaded.size >= maxLoaded) lastLoaded.delete(oldest)
    lastLoaded.set(page, loaded)
    return loaded
  }
}

export const scriptsAt = (base: string) => listEntryScripts(build, base)

/**
 * Creates the function that renders pages. It passes the server's tools to the loaders of routes in the
 * router context.
 */
export const createRender: CreatePageRenderer = (readApart) => {
  const toProse = createMarkdownConverter(readApart)
  const siteAt = keepSites()
  const loadedFor = keepLoaded()
  return async (request, tools) => {
    const context = new RouterContextProvider()
    const page: { body?: string; languageMenu?: LanguageMenuHtml; loaded?: Loaded } = {}
    if (tools.place) page.loaded = loadedFor(request.url.replace(/\/$/, ''))
    context.set(renderToolsContext, tools)
    context.set(renderResultContext, page)
    context.set(markdownConverterContext, toProse)
    context.set(routeStringsContext, readStrings)
    const answer = siteAt(tools.lang?.toLowerCase() ?? '', tools.place)
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
}
