/** One address of the site: how it is written, who it is for, and what of its query it reads. */
export interface Page {
  /** `:name` is one part; a last part with `?` may be missing and never changes what is shown. */
  readonly path: `/${string}`
  readonly audience: 'public' | 'account' | 'admin'
  /** Query parameters the page reads, each a whole number from 1 up. */
  readonly reads?: readonly string[]
}

/** Every address of the site. Anything else is the 404 page. */
export const pages = {
  home: { path: '/', audience: 'public' },
  about: { path: '/about', audience: 'public' },
  projects: { path: '/projects', audience: 'public', reads: ['page'] },
  project: { path: '/project/:id/:title?', audience: 'public' },
  team: { path: '/team', audience: 'public' },
  teamGroup: { path: '/team/:teamId', audience: 'public', reads: ['page'] },
  person: { path: '/person/:id/:name?', audience: 'public' },
  publications: { path: '/publications', audience: 'public', reads: ['page'] },
  publication: { path: '/publication', audience: 'public', reads: ['page'] },
  contactus: { path: '/contactus', audience: 'public' },
  categories: { path: '/categories', audience: 'public' },
  category: { path: '/category/:categoryId', audience: 'public' },
  newsletter: { path: '/newsletter', audience: 'account' },
  signup: { path: '/signup', audience: 'account' },
  verifyEmail: { path: '/verify-email', audience: 'account' },
  login: { path: '/login', audience: 'account' },
  forgotPassword: { path: '/forgot-password', audience: 'account' },
  resetPassword: { path: '/reset-password', audience: 'account' },
  dashboard: { path: '/admin/dashboard', audience: 'admin' },
  messages: { path: '/admin/messages', audience: 'admin' },
  subscribers: { path: '/admin/subscribers', audience: 'admin' },
  administrators: { path: '/admin/administrators', audience: 'admin' },
  settings: { path: '/admin/settings', audience: 'admin' },
  trash: { path: '/admin/trash', audience: 'admin' },
  account: { path: '/admin/account', audience: 'admin' },
  pub: { path: '/pub', audience: 'admin' },
  f: { path: '/f', audience: 'admin' },
  l: { path: '/l', audience: 'admin' },
  post: { path: '/post', audience: 'admin' },
  postDetail: { path: '/post/:postId', audience: 'admin' },
  profile: { path: '/profile', audience: 'admin' },
  t: { path: '/t', audience: 'admin' },
} satisfies Record<string, Page>

const shapeOf = (path: string): RegExp => {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => {
      if (part.endsWith('?')) return '(?:/[^/]+)?'
      return part.startsWith(':') ? '/([^/]+)' : `/${part}`
    })
  return new RegExp(`^${parts.join('')}$`)
}

const shapes = Object.values<Page>(pages).map((page) => ({ page, shape: shapeOf(page.path) }))

const queryOf = (page: Page, query: URLSearchParams): string => {
  const kept = (page.reads ?? []).flatMap((name) => {
    const value = query.get(name)
    return value !== null && /^[1-9]\d{0,6}$/.test(value) && value !== '1'
      ? [`${name}=${value}`]
      : []
  })
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/**
 * The one address that stands for all that show the same: lower case, no trailing slash, only what
 * the page reads. Null where there is no page.
 */
export const canonicalAddress = (path: string, query: URLSearchParams): string | null => {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '')
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
