import { allSitePages, sitePages } from '#contract/pages.ts'
import type { Guard } from './guard.ts'

/** Returns the first segment of a path, with a slash if more follow: `team`, and `team/` for one team. */
const nameOf = (path: string): string => /^\/([^/]*\/?)/.exec(path)?.[1] || 'home'

/** Every page that visitors can open, named by its first path segment. */
export const publicPages = allSitePages
  .filter(({ path, audience }) => audience === 'public' && path !== sitePages.publicationList.path)
  .map(({ path }) => ({ name: nameOf(path), path }))

/** Returns the path of a page with an id from `ids`. Without one, returns a path that must respond with 404. */
export const pagePathOf = (
  { name, path }: (typeof publicPages)[number],
  ids: Readonly<Record<string, string | undefined>>,
  guard: Guard,
): string => {
  const parts = path.split('/').filter((part) => !part.endsWith('?'))
  const id = ids[name.replace('/', '')] ?? 'none'
  const address = parts.map((part) => (part.startsWith(':') ? id : part)).join('/')
  if (address.endsWith('/none')) guard.expects(404, address)
  return address || '/'
}
