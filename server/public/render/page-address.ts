import type { CollectionPage } from '#contract/lifecycle/render.ts'
import { canonicalPath, isFilteredPath, isTranslatedPage, normalizePath } from '#contract/pages.ts'
import { previewParameter } from '#contract/site/site-preview.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import { normalizedWordPressUrlOf } from '#server/base/redirect/numbered.ts'
import { type CollectionFolders, parseCollectionPath } from './resolve-collection.ts'

/** A request URL reduced to the page that it identifies. */
export interface PageRequest {
  /** Cache key, or null if the page must not be cached. */
  readonly key: string | null
  /** Canonical path and query of the page. */
  readonly path: string
  /** Canonical path, but with the name from the request, which may be a former one of the entry. */
  readonly requestedPath?: string
  readonly isFramed?: true
  /** Undefined for the main language. */
  readonly lang?: string
  /** The collection to which the page belongs. */
  readonly collection?: CollectionPage
  /** Redirect target for paths with the main language's prefix. */
  readonly redirectTo?: string
}

type Languages = readonly { readonly code: string }[]

/** Path of the not-found page, shared by all unknown paths. */
export const notFoundPath = '/404'

/** The router requests a page's data at the page's path with this suffix. */
const dataSuffix = '.data'

/** Whether the router requests a page's data instead of its HTML. */
export const isDataRequest = (url: string): boolean =>
  url.split('?', 1)[0]?.endsWith(dataSuffix) ?? false

/** Returns the path of the page whose HTML or data a URL requests. */
export const pagePathOf = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  // The router appends `_` to paths that end with a slash.
  return isDataRequest(url) ? path.slice(0, -dataSuffix.length).replace(/\/_$/, '') || '/' : path
}

const dataAddress = (canonical: string): string => {
  const [path = '', query] = canonical.split('?')
  return `${path === '/' ? '/_' : path}${dataSuffix}${query ? `?${query}` : ''}`
}

/** Whether a page is cached. Filtered lists and previews are not. */
const isCached = (canonical: string): boolean =>
  !isFilteredPath(canonical) && previewTokenOf(canonical) === null

export const previewTokenOf = (canonical: string): string | null =>
  /^(?:\/[a-z]{2,3}(?:-[a-z\d]+)*)?\/preview\/([^/.?]+)(?:\.data)?(?:\?|$)/.exec(canonical)?.[1] ??
  null

const none: ReadonlySet<string> = new Set()
const noFolders: CollectionFolders = new Map()

/** Whether there is no page at the path. It may still be a file or a call. */
export const isNotFoundPage = ({ path, lang }: PageRequest): boolean =>
  pagePathOf(path) === (lang ? languagePathPrefix(lang) : '') + notFoundPath

const inLanguage = (
  url: string,
  own: ReadonlySet<string>,
  [main, ...others]: Languages,
  folders: CollectionFolders,
) => {
  const [whole, first = ''] = /^\/([a-z]{2,3}(?:-[a-z\d]+)*)(?=\/|\?|\.data|$)/i.exec(url) ?? []
  if (whole === undefined || main === undefined) return null
  const isNamed = ({ code }: { code: string }) => code.toLowerCase() === first.toLowerCase()
  const rest = url.slice(whole.length)
  // The router writes the home page's data path as `/_.data`.
  const below = rest.startsWith(dataSuffix) ? `/_${rest}` : rest.replace(/^(?!\/)/, '/')
  const page = parsePageRequest(below, own, [], folders)
  if (isNamed(main))
    return own.has(normalizePath(url)) ? null : { key: null, path: notFoundPath, redirectTo: below }
  const lang = others.find(isNamed)?.code
  if (lang === undefined) return null
  const prefix = languagePathPrefix(lang)
  const [path = ''] = page.path.replace(/(?:\/_)?\.data(?=\?|$)/, '').split('?')
  const there = isTranslatedPage(path) ? page : { key: notFoundPath, path: notFoundPath }
  const homeless = (address: string) => address.replace(/^\/(?=\?|$)|^\/_(?=\.data)/, '')
  return {
    ...there,
    key: there.key === null ? null : prefix + homeless(there.key),
    path: prefix + homeless(there.path),
    lang,
  }
}

/** Resolves a request URL to a built-in or custom page in one of the languages. */
export const parsePageRequest = (
  url: string,
  own = none,
  languages: Languages = [],
  folders = noFolders,
): PageRequest => {
  const elsewhere = inLanguage(url, own, languages, folders)
  if (elsewhere) return elsewhere
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  const plain = normalizePath(pagePathOf(path))
  const found = parseCollectionPath(plain, query, folders)
  const ofCollection = found && { collection: found.collection }
  const canonical = found?.path ?? (own.has(plain) ? plain : canonicalPath(plain, query))
  if (!isDataRequest(url)) {
    const at = canonical ?? notFoundPath
    const key = isCached(at) ? at : null
    if (query.has(previewParameter))
      return { key: key && `${key} ${previewParameter}`, path: at, ...ofCollection, isFramed: true }
    if (canonical === null) return { key, path: at }
    const former =
      plain === canonical.split('?')[0] ? normalizedWordPressUrlOf(plain, query) : plain
    const requested = former !== null && { requestedPath: former }
    return { key, path: canonical, ...ofCollection, ...requested }
  }
  if (canonical === null) return { key: null, path: notFoundPath + dataSuffix }
  const data = dataAddress(canonical)
  // The client may request any subset of a page's data, so subsets are not cached.
  const routes = query.get('_routes')
  if (routes === null) return { key: isCached(data) ? data : null, path: data, ...ofCollection }
  return {
    key: null,
    path: `${data}${data.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(routes)}`,
    ...ofCollection,
  }
}

const maxCached = 1_000
const maxLength = 200

/** Creates a memoized `parsePageRequest`, because parsing a URL takes as long as the rest of a cached response. */
export const memoizePageRequests = (): typeof parsePageRequest => {
  const known = new Map<string, PageRequest>()
  let knownWith = none
  return (url, own = none, languages = [], folders = noFolders) => {
    if (own !== knownWith) known.clear()
    knownWith = own
    const before = known.get(url)
    if (before) return before
    const address = parsePageRequest(url, own, languages, folders)
    if (url.length > maxLength) return address
    if (known.size >= maxCached) known.clear()
    known.set(url, address)
    return address
  }
}
