import { canonicalOf, entryOf, ownPathOf } from '#server/base/definition/own-target.ts'

/** Where a link leads: to a row of a table, nowhere on this site, or elsewhere. */
export interface Leads {
  /** A table; `nowhere` for no page of this site, `` for what lies elsewhere. */
  readonly toEntity: string
  readonly toId: string
}

/** Files and calls, which are not pages. */
const isFile = (path: string) => /^\/api\/|\.[a-z0-9]+$/i.test(path)

/** Reads where a link leads; null where that is not to be asked: a mail address, a place on the same page, a file. */
export const readLink = (
  url: string,
  publicUrl: string,
  languages: readonly string[],
): Leads | null => {
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(url)) return null
  const site = new URL(publicUrl).origin
  const address = URL.parse(url, site)
  if (address === null) return null
  if (address.origin !== site) return { toEntity: '', toId: '' }
  const [, first = '', ...rest] = address.pathname.split('/')
  const path = languages.includes(first) ? `/${rest.join('/')}` : address.pathname
  if (path.startsWith('/media/')) return { toEntity: 'media', toId: path.slice('/media/'.length) }
  if (isFile(path)) return null
  const own = ownPathOf(path)
  if (own !== null) return { toEntity: 'page', toId: own }
  const canonical = canonicalOf(path)
  if (canonical === null) return { toEntity: 'nowhere', toId: '' }
  const entry = entryOf(canonical)
  return entry ? { toEntity: entry.table, toId: entry.id } : null
}
