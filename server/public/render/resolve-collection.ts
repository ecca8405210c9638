import { itemFilterKinds } from '#contract/collection/list-filters.ts'
import type { CollectionPage } from '#contract/lifecycle/render.ts'
import { canonicalQueryOf } from '#contract/pages.ts'
import type { CollectionFolder } from '#server/collection/path-store.ts'

export type CollectionFolders = ReadonlyMap<string, CollectionFolder>

interface CollectionPath {
  readonly path: string
  readonly collection: CollectionPage
}

const shape = /^\/([^/]+)(?:\/([0-9a-hjkmnp-tv-z]{26})(?:\/([^/]+))?)?$/

/** Resolves a normalized path to a page of a collection. Returns null if there is none. */
export const parseCollectionPath = (
  plain: string,
  query: URLSearchParams,
  folders: CollectionFolders,
): CollectionPath | null => {
  if (folders.size === 0) return null
  const [, first = '', id, name] = shape.exec(plain) ?? []
  const known = folders.get(first)
  if (known === undefined || known.folder !== first || name === 'feed.xml') return null
  const { key, folder, hasPages, filters } = known
  if (id !== undefined && !hasPages) return null
  if (id !== undefined) return { path: `/${folder}/${id}`, collection: { key, itemId: id } }
  const asked = canonicalQueryOf({ reads: ['page'], filters: itemFilterKinds(filters) }, query)
  return { path: `/${folder}${asked}`, collection: { key } }
}
