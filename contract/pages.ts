import {
  type EntryPage,
  entryRoutePattern,
  type PageFilterKind,
} from '#contract/call/entry-page.ts'
import { allEntryPages, entryPages } from '#contract/entry-pages.ts'
import { trimTrailing } from '#contract/text/without-end.ts'

/** A page of the site: path, audience and query parameters. */
export interface PageDefinition {
  /** A `:name` matches one segment. A last segment with `?` is optional and never changes the content. */
  readonly path: `/${string}`
  /** Who can open the page. `link` means everyone who has a secret link. */
  readonly audience: 'public' | 'account' | 'admin' | 'link'
  /** Whether visitors use the page although search engines must not list it. */
  readonly isForVisitors?: true
  /** Names of query parameters that are positive integers, such as `page`. */
  readonly reads?: readonly string[]
  readonly filters?: Filters
}

type Filters = Readonly<Record<string, PageFilterKind>>

/** Formats of filter values. Maximum lengths equal those of the API. */
const filterShapes: Readonly<Record<PageFilterKind, RegExp>> = {
  year: /^\d{4}$/,
  day: /^\d{4}-\d\d-\d\d$/,
  id: /^[0-9a-hjkmnp-tv-z]{26}$/,
  text: /^[^\0]{1,200}$/,
  words: /^[^\0]{1,1000}$/,
}

export const sitePages = {
  home: { path: '/', audience: 'public' },
  about: { path: '/about', audience: 'public' },
  teamGroup: { path: '/team/:teamId', audience: 'public', reads: ['page'] },
  /** A second path of the publication list. */
  publicationList: {
    path: '/publication',
    audience: 'public',
    reads: entryPages.publication.reads,
    filters: entryPages.publication.filters,
  },
  /** Not `public`, because there are unlimited searches, which search engines must not list. */
  search: {
    path: '/search',
    audience: 'account',
    isForVisitors: true,
    filters: { q: 'words', kind: 'text' },
  },
  contactus: { path: '/contactus', audience: 'public' },
  newsletter: {
    path: '/newsletter',
    audience: 'account',
    isForVisitors: true,
    reads: ['page'],
  },
  newsletterIssue: { path: '/newsletter/:id', audience: 'public' },
  preview: { path: '/preview/:token', audience: 'link' },
  signup: { path: '/signup', audience: 'account' },
  verifyEmail: { path: '/verify-email', audience: 'account' },
  login: { path: '/login', audience: 'account' },
  forgotPassword: { path: '/forgot-password', audience: 'account' },
  resetPassword: { path: '/reset-password', audience: 'account' },
  dashboard: { path: '/admin/dashboard', audience: 'admin' },
  messages: { path: '/admin/messages', audience: 'admin' },
  issues: { path: '/admin/newsletter', audience: 'admin' },
  subscribers: { path: '/admin/subscribers', audience: 'admin' },
  administrators: { path: '/admin/administrators', audience: 'admin' },
  settings: { path: '/admin/settings', audience: 'admin' },
  keys: { path: '/admin/keys', audience: 'admin' },
  move: { path: '/admin/move', audience: 'admin' },
  grantReport: {
    path: '/admin/grant/:grantId',
    audience: 'admin',
    filters: { from: 'day', until: 'day', time: 'text' },
  },
  collectionItems: { path: '/admin/collection/:collection', audience: 'admin' },
  found: { path: '/admin/found', audience: 'admin' },
  health: { path: '/admin/health', audience: 'admin' },
  trash: { path: '/admin/trash', audience: 'admin' },
  privacy: { path: '/admin/personal-data', audience: 'admin' },
  activity: { path: '/admin/activity', audience: 'admin' },
  suggestions: { path: '/admin/suggestions', audience: 'admin' },
  site: { path: '/admin/site', audience: 'admin' },
  translations: { path: '/admin/translations', audience: 'admin' },
  moveIn: { path: '/admin/move-in', audience: 'admin' },
  account: { path: '/admin/account', audience: 'admin' },
  post: { path: '/post', audience: 'admin' },
  postDetail: { path: '/post/:postId', audience: 'admin' },
} satisfies Record<string, PageDefinition>

const shapeOf = (path: string): RegExp => {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => {
      // Excludes `feed.xml`, because feeds have paths below those of lists and entries.
      if (part.endsWith('?')) return '(?:/(?!feed\\.xml$)[^/]+)?'
      return part.startsWith(':') ? '/((?!feed\\.xml$)[^/]+)' : `/${part}`
    })
  return new RegExp(`^${parts.join('')}$`)
}

const pagesOf = (page: EntryPage): PageDefinition[] => {
  const { list, reads = [], filters = {}, panel } = page
  return [
    ...(list ? [{ path: list, audience: 'public', reads, filters } as const] : []),
    ...('folder' in page ? [{ path: entryRoutePattern(page), audience: 'public' } as const] : []),
    ...(panel ? [{ path: panel, audience: 'admin' } as const] : []),
  ]
}

const shaped = (page: PageDefinition) => ({ page, shape: shapeOf(page.path) })

// If two pages have equal patterns, the first one wins.
const shapes = [...Object.values<PageDefinition>(sitePages), ...allEntryPages.flatMap(pagesOf)]
  .map(shaped)
  .filter(
    ({ shape }, at, all) => all.findIndex((each) => each.shape.source === shape.source) === at,
  )

/** All pages of the site. Every other path is a 404. */
export const allSitePages: readonly PageDefinition[] = shapes.map(({ page }) => page)

/** Reads filters from a query. Drops invalid values. */
export const parseQueryFilters = <F extends Filters>(
  filters: F,
  query: URLSearchParams,
): Partial<Record<keyof F, string>> => {
  const read: Partial<Record<keyof F, string>> = {}
  for (const name in filters) {
    const value = query.get(name)?.trim() ?? ''
    const shape = filters[name]
    if (shape && filterShapes[shape].test(value) && value.isWellFormed()) read[name] = value
  }
  return read
}

/** Whether a page exists in every language of the site. False for log-in and admin pages. */
export const isTranslatedPage = (path: string): boolean => {
  const { page } = shapes.find(({ shape }) => shape.test(path)) ?? {}
  return (
    page === undefined ||
    page.audience === 'public' ||
    page.audience === 'link' ||
    page.isForVisitors === true
  )
}

const pathOf = (target: string): string => target.split(/[?#]/)[0] ?? ''

/** Whether a link leads to a file or an API call instead of a page. */
export const isFileOrApiPath = (target: string): boolean =>
  /^\/api(?:\/|$)|\.\w+$/.test(pathOf(target))

/**
 * Whether a link should get the language prefix of the page with the link. False for files, API calls and
 * pages in only one language.
 */
export const linkKeepsLanguage = (target: string): boolean =>
  !isFileOrApiPath(target) && isTranslatedPage(pathOf(target))

/** Returns the parameters that a page reads, in a fixed order and with a question mark. Empty if there are none. */
export const canonicalQueryOf = (
  page: Pick<PageDefinition, 'reads' | 'filters'>,
  query: URLSearchParams,
): string => {
  const kept = new URLSearchParams()
  for (const [name, value] of Object.entries(parseQueryFilters(page.filters ?? {}, query))) {
    if (value) kept.set(name, value)
  }
  for (const name of page.reads ?? []) {
    const value = query.get(name)
    if (value !== null && /^[1-9]\d{0,6}$/.test(value) && value !== '1') kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

/** Whether a canonical path has filters. Filtered pages are too many to cache. */
export const isFilteredPath = (canonical: string): boolean => /[?&](?!page=)/.test(canonical)

/** Normalizes a path for comparison: lower case, no trailing slash. */
export const normalizePath = (path: string): string =>
  (path.slice(0, 1) + trimTrailing(path.slice(1), '/')).toLowerCase()

export const hasPageAt = (path: string): boolean =>
  shapes.some(({ page, shape }) => {
    const match = shape.exec(path)
    if (match === null || page.audience === 'link') return match !== null
    return match.slice(1).every((part) => filterShapes.id.test(part))
  })

/**
 * Returns the canonical path and query of a page: lower case, no trailing slash, only parameters that the
 * page reads. Returns null if there is no page.
 */
export const canonicalPath = (path: string, query: URLSearchParams): string | null => {
  const plain = normalizePath(path)
  for (const { page, shape } of shapes) {
    const match = shape.exec(plain)
    if (!match) continue
    let index = 1
    const filled = page.path
      .split('/')
      .filter((part) => !part.endsWith('?'))
      .map((part) => (part.startsWith(':') ? match[index++] : part))
      .join('/')
    return filled + canonicalQueryOf(page, query)
  }
  return null
}
