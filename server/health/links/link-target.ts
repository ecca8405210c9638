import { canBeCollectionFolder } from '#contract/collection/collection-folder.ts'
import { mediaFileNameOfUrl } from '#contract/media/film.ts'
import {
  canonicalPathOf,
  customPagePathOf,
  entryOfPath,
} from '#server/base/definition/own-target.ts'

/** Target of a link: a row of a table, a missing page of this site, or an external page. */
export interface ResolvedLinkTarget {
  /** Table name. `nowhere` for a missing page of this site. Empty for an external link. */
  readonly toEntity: string
  readonly toId: string
}

/** Path of an item of a collection, whose folder can change. */
const itemPath = /^\/([^/]+)\/([0-9a-hjkmnp-tv-z]{26})(?:\/[^/]*)?$/i

const isFile = (path: string) => /^\/api\/|\.[a-z0-9]+$/i.test(path)

/**
 * Resolves the target of a link. Returns null for links that are not checked: mail addresses, fragments and
 * files.
 */
export const resolveLinkTarget = (
  url: string,
  publicUrl: string,
  languages: readonly string[],
): ResolvedLinkTarget | null => {
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(url)) return null
  const site = new URL(publicUrl).origin
  const address = URL.parse(url, site)
  if (address === null) return null
  if (address.origin !== site) return { toEntity: '', toId: '' }
  const [, first = '', ...rest] = address.pathname.split('/')
  const path = languages.includes(first) ? `/${rest.join('/')}` : address.pathname
  if (path.startsWith('/media/'))
    return { toEntity: 'media', toId: mediaFileNameOfUrl(path) ?? path.slice('/media/'.length) }
  if (isFile(path)) return null
  const [, folder = '', itemId = ''] = itemPath.exec(path) ?? []
  if (itemId !== '' && canBeCollectionFolder(folder))
    return { toEntity: 'item', toId: itemId.toLowerCase() }
  const pagePath = customPagePathOf(path)
  if (pagePath !== null) return { toEntity: 'page', toId: pagePath }
  const canonical = canonicalPathOf(path)
  if (canonical === null) return { toEntity: 'nowhere', toId: '' }
  const entry = entryOfPath(canonical)
  return entry ? { toEntity: entry.table, toId: entry.id } : null
}
