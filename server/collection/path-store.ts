import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import { parseStoredList } from '#server/base/db/stored-list.ts'

const keysShape = z.array(z.string())

/** A first path segment below which a collection has or had its pages. */
export interface CollectionFolder {
  readonly id: string
  readonly key: string
  /** Current folder of the collection, which differs if the segment is a former one. */
  readonly folder: string
  readonly hasPages: boolean
  readonly inFeed: boolean
  /** Keys of the fields that its list can be filtered by. */
  readonly filters: readonly string[]
}

/** Reads the current and former first path segments of all collections. Current ones win. */
export const readCollectionFolders = async (
  queries: Queries,
): Promise<ReadonlyMap<string, CollectionFolder>> => {
  const rows = await queries
    .selectFrom('collection')
    .select(['_id', 'key', 'folder', 'hasPages', 'inFeed', 'filters'])
    .execute()
  if (rows.length === 0) return new Map()
  const collections = rows.map(
    ({ _id, hasPages, inFeed, filters, ...row }): CollectionFolder => ({
      ...row,
      id: _id,
      hasPages: hasPages === 1,
      inFeed: inFeed === 1,
      filters: parseStoredList(keysShape, filters),
    }),
  )
  const former = await queries
    .selectFrom('redirect')
    .select(['path', 'entityId'])
    .where('entity', '=', 'collection')
    .execute()
  return new Map([
    ...former.flatMap(({ path, entityId }) => {
      const collection = collections.find(({ id }) => id === entityId)
      return collection ? [[path.slice(1), collection] as const] : []
    }),
    ...collections.map((collection) => [collection.folder, collection] as const),
  ])
}
