import { canonicalAddress, isFiltered, isInLanguages, plainPath } from '#contract/pages.ts'
import { previewParameter } from '#contract/site/site-preview.ts'
import { languagePrefix } from '#contract/text/language-prefix.ts'
import { numberedAddress } from '#server/base/redirect/numbered.ts'

/** A page request reduced to what matters. */
export interface PageAddress {
  /** Under which the answer is remembered; null where it must not be. */
  readonly key: string | null
  /** The address that is rendered, path and query. */
  readonly path: string
  /** The same with the title or name it was asked for by, which may be a former one. */
  readonly named?: string
  /** Whether the admin area shows it in a frame. */
  readonly isFramed?: true
  /** The language it is asked for in, where that is not the main one. */
  readonly lang?: string
  /** Where the same page is instead: the main language's prefix is left out. */
  readonly isAt?: string
}

type Languages = readonly { readonly code: string }[]

/** Where unknown addresses are rendered, all of them the same. */
export const nowhere = '/404'

/** The router asks for a page's data alone under its address with this ending. */
const dataEnding = '.data'

const dataAddress = (canonical: string): string => {
  const [path = '', query] = canonical.split('?')
  return `${path === '/' ? '/_' : path}${dataEnding}${query ? `?${query}` : ''}`
}

/** Whether a page is cached: not a filtered list, nor a page that only those with its link may see. */
const isKept = (canonical: string): boolean =>
  !isFiltered(canonical) && previewToken(canonical) === null

/** The secret in the address of a preview or of its data; null for any other address. */
export const previewToken = (canonical: string): string | null =>
  /^(?:\/[a-z]{2,3}(?:-[a-z\d]+)*)?\/preview\/([^/.?]+)(?:\.data)?(?:\?|$)/.exec(canonical)?.[1] ??
  null

const none: ReadonlySet<string> = new Set()

/** Whether no page is at an address; it may still be a file or a call. */
export const isNowhere = ({ path, lang }: PageAddress): boolean =>
  path === (lang ? languagePrefix(lang) : '') + nowhere

const inLanguage = (url: string, own: ReadonlySet<string>, [main, ...others]: Languages) => {
  const [whole, first = ''] = /^\/([a-z]{2,3}(?:-[a-z\d]+)*)(?=\/|\?|\.data|$)/i.exec(url) ?? []
  if (whole === undefined || main === undefined) return null
  const isNamed = ({ code }: { code: string }) => code.toLowerCase() === first.toLowerCase()
  const rest = url.slice(whole.length)
  // The home page's data is written as that of a path without an end.
  const below = rest.startsWith(dataEnding) ? `/_${rest}` : rest.replace(/^(?!\/)/, '/')
  const page = pageAddress(below, own)
  if (isNamed(main))
    return own.has(plainPath(url)) ? null : { key: null, path: nowhere, isAt: below }
  const lang = others.find(isNamed)?.code
  if (lang === undefined) return null
  const prefix = languagePrefix(lang)
  const [path = ''] = page.path.replace(/(?:\/_)?\.data(?=\?|$)/, '').split('?')
  const there = isInLanguages(path) ? page : { key: nowhere, path: nowhere }
  const homeless = (address: string) => address.replace(/^\/(?=\?|$)|^\/_(?=\.data)/, '')
  return {
    ...there,
    key: there.key === null ? null : prefix + homeless(there.key),
    path: prefix + homeless(there.path),
    lang,
  }
}

/** Reduces a request's address to the page it asks for, Salus's or one of the group's own, in one of the languages. */
export const pageAddress = (url: string, own = none, languages: Languages = []): PageAddress => {
  const elsewhere = inLanguage(url, own, languages)
  if (elsewhere) return elsewhere
  const pageAt = (path: string, query: URLSearchParams): string | null => {
    const plain = plainPath(path)
    return own.has(plain) ? plain : canonicalAddress(plain, query)
  }
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  if (!path.endsWith(dataEnding)) {
    const canonical = pageAt(path, query)
    const at = canonical ?? nowhere
    const key = isKept(at) ? at : null
    if (query.has(previewParameter))
      return { key: key && `${key} ${previewParameter}`, path: at, isFramed: true }
    if (canonical === null) return { key, path: at }
    const plain = plainPath(path)
    const former = plain === canonical.split('?')[0] ? numberedAddress(plain, query) : plain
    return { key, path: canonical, ...(former !== null && { named: former }) }
  }
  // A path that ends with a slash, the home page's among them, is written with `_` behind it.
  const page = path.slice(0, -dataEnding.length).replace(/\/_$/, '') || '/'
  const canonical = pageAt(page, query)
  if (canonical === null) return { key: null, path: nowhere + dataEnding }
  const data = dataAddress(canonical)
  // Part of a page's data is asked for by names chosen by the client, so it is not cached.
  const routes = query.get('_routes')
  if (routes === null) return { key: isKept(data) ? data : null, path: data }
  return {
    key: null,
    path: `${data}${data.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(routes)}`,
  }
}

const maxKnown = 1_000
const maxLength = 200

/** The same, remembered: reading an address costs as much as all the rest of answering from memory, and few differ. */
export const createPageAddresses = (): typeof pageAddress => {
  const known = new Map<string, PageAddress>()
  let knownWith = none
  return (url, own = none, languages = []) => {
    if (own !== knownWith) known.clear()
    knownWith = own
    const before = known.get(url)
    if (before) return before
    const address = pageAddress(url, own, languages)
    if (url.length > maxLength) return address
    if (known.size >= maxKnown) known.clear()
    known.set(url, address)
    return address
  }
}
