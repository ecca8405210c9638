import { type EntryPage, entryPattern, type FilterShape } from '#contract/call/entry-page.ts'
import { allEntryPages, entryPages } from '#contract/entry-pages.ts'
import { withoutEnd } from '#contract/text/without-end.ts'

/** One address of the site: how it is written, who it is for, and what of its query it reads. */
export interface Page {
  /** `:name` is one part; a last part with `?` may be missing and never changes what is shown. */
  readonly path: `/${string}`
  /** `link`: anyone with a link to it. */
  readonly audience: 'public' | 'account' | 'admin' | 'link'
  /** For visitors although no search engine should list it. */
  readonly isForVisitors?: true
  /** Query parameters the page reads, each a whole number from 1 up. */
  readonly reads?: readonly string[]
  /** Query parameters that narrow down what the page lists, and what each can be. */
  readonly filters?: Filters
}

type Filters = Readonly<Record<string, FilterShape>>

/** What the value of a filter can be; texts are as long as the API takes them. */
const filterShapes: Readonly<Record<FilterShape, RegExp>> = {
  year: /^\d{4}$/,
  day: /^\d{4}-\d\d-\d\d$/,
  id: /^[0-9a-hjkmnp-tv-z]{26}$/,
  text: /^[^\0]{1,200}$/,
  words: /^[^\0]{1,1000}$/,
}

/** The addresses that are no entity's. */
export const pages = {
  home: { path: '/', audience: 'public' },
  about: { path: '/about', audience: 'public' },
  teamGroup: { path: '/team/:teamId', audience: 'public', reads: ['page'] },
  /** Another address of the list of publications. */
  publicationList: {
    path: '/publication',
    audience: 'public',
    reads: entryPages.publication.reads,
    filters: entryPages.publication.filters,
  },
  /** There are as many of them as searches, so none is for search engines. */
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
} satisfies Record<string, Page>

const shapeOf = (path: string): RegExp => {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => {
      // Below a list and below an entry also lies a feed.
      if (part.endsWith('?')) return '(?:/(?!feed\\.xml$)[^/]+)?'
      return part.startsWith(':') ? '/((?!feed\\.xml$)[^/]+)' : `/${part}`
    })
  return new RegExp(`^${parts.join('')}$`)
}

/** The addresses of an entity: of its list, its entries and its panel. */
const pagesOf = (page: EntryPage): Page[] => {
  const { list, reads = [], filters = {}, panel } = page
  return [
    ...(list ? [{ path: list, audience: 'public', reads, filters } as const] : []),
    ...('folder' in page ? [{ path: entryPattern(page), audience: 'public' } as const] : []),
    ...(panel ? [{ path: panel, audience: 'admin' } as const] : []),
  ]
}

const shaped = (page: Page) => ({ page, shape: shapeOf(page.path) })

// Where two lead to the same address, the first says what it is.
const shapes = [...Object.values<Page>(pages), ...allEntryPages.flatMap(pagesOf)]
  .map(shaped)
  .filter(
    ({ shape }, at, all) => all.findIndex((each) => each.shape.source === shape.source) === at,
  )

/** Every address of the site. Anything else is the 404 page. */
export const allPages: readonly Page[] = shapes.map(({ page }) => page)

/** The filters among the parameters of an address; what cannot be one is left out. */
export const readFilters = <F extends Filters>(
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

/** Whether a page is there in every language of the site: those on which one signs in or manages are not. */
export const isInLanguages = (path: string): boolean => {
  const { page } = shapes.find(({ shape }) => shape.test(path)) ?? {}
  return (
    page === undefined ||
    page.audience === 'public' ||
    page.audience === 'link' ||
    page.isForVisitors === true
  )
}

const pathOf = (target: string): string => target.split(/[?#]/)[0] ?? ''

/** Whether a link leads to a file or a call instead of a page. */
export const isFile = (target: string): boolean => /^\/api(?:\/|$)|\.\w+$/.test(pathOf(target))

/** Whether a link on a page keeps its language: not one to a file, a call, or a page that has one language only. */
export const keepsLanguage = (target: string): boolean =>
  !isFile(target) && isInLanguages(pathOf(target))

const queryOf = (page: Page, query: URLSearchParams): string => {
  const kept = new URLSearchParams()
  for (const [name, value] of Object.entries(readFilters(page.filters ?? {}, query))) {
    if (value) kept.set(name, value)
  }
  for (const name of page.reads ?? []) {
    const value = query.get(name)
    if (value !== null && /^[1-9]\d{0,6}$/.test(value) && value !== '1') kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

/** Whether a canonical address narrows a list down: there are too many of them to remember their pages. */
export const isFiltered = (canonical: string): boolean => /[?&](?!page=)/.test(canonical)

/** A path as it is compared: lower case, no trailing slash. */
export const plainPath = (path: string): string =>
  (path.slice(0, 1) + withoutEnd(path.slice(1), '/')).toLowerCase()

/** Whether a page of Salus can be at a path: where its pattern has an id, the path has one too. */
export const hasPageAt = (path: string): boolean =>
  shapes.some(({ page, shape }) => {
    const match = shape.exec(path)
    if (match === null || page.audience === 'link') return match !== null
    return match.slice(1).every((part) => filterShapes.id.test(part))
  })

/**
 * The one address that stands for all that show the same: lower case, no trailing slash, only what
 * the page reads. Null where there is no page.
 */
export const canonicalAddress = (path: string, query: URLSearchParams): string | null => {
  const plain = plainPath(path)
  for (const { page, shape } of shapes) {
    const match = shape.exec(plain)
    if (!match) continue
    let index = 1
    const filled = page.path
      .split('/')
      .filter((part) => !part.endsWith('?'))
      .map((part) => (part.startsWith(':') ? match[index++] : part))
      .join('/')
    return filled + queryOf(page, query)
  }
  return null
}
