import { allPages, pages } from '#contract/pages.ts'
import type { Guard } from './guard.ts'

/** The first part of a path, with a slash behind it where more follows: `team`, and `team/` for one team. */
const nameOf = (path: string): string => /^\/([^/]*\/?)/.exec(path)?.[1] || 'home'

/** Every page that visitors can open, by its name. */
export const publicPages = allPages
  .filter(({ path, audience }) => audience === 'public' && path !== pages.publicationList.path)
  .map(({ path }) => ({ name: nameOf(path), path }))

/** Where a page is, for the entry whose id is given by the first part of its path; without one, where it says there is none. */
export const addressOf = (
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
