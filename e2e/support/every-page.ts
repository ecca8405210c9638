import { type Page, pages } from '#contract/pages.ts'
import type { Guard } from './guard.ts'

const { publicationList: _anotherAddress, ...each } = pages

/** Every page that visitors can open, by its name. */
export const publicPages = Object.entries<Page>(each)
  .filter(([, { audience }]) => audience === 'public')
  .map(([name, { path }]) => ({ name, path }))

/** Where a page is, for the entry whose id is given by the page's name; without one, where it says there is none. */
export const addressOf = (
  { name, path }: (typeof publicPages)[number],
  ids: Readonly<Record<string, string | undefined>>,
  guard: Guard,
): string => {
  const parts = path.split('/').filter((part) => !part.endsWith('?'))
  const id = ids[name] ?? 'none'
  const address = parts.map((part) => (part.startsWith(':') ? id : part)).join('/')
  if (address.endsWith('/none')) guard.expects(404, address)
  return address || '/'
}
