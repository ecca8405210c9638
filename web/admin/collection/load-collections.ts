import type { SalusClient } from '#contract/api.ts'
import type { Collection } from '#contract/collection/collection.ts'

/** A collection with the number of its items. */
export interface ListedCollection extends Collection {
  readonly items: number
  readonly drafts: number
}

/** Loads the collections in their order, with archived fields and the numbers of their items. */
export const loadCollections = async (client: SalusClient): Promise<ListedCollection[]> => {
  const { collections } = await client.collection.collections({ status: 'all' })
  const counted = collections.map(async (collection) => {
    const count = async (status: 'all' | 'draft') =>
      (await client.item.items({ collection: collection.key, limit: 1, status })).total
    const [items, drafts] = await Promise.all([count('all'), count('draft')])
    return { ...collection, items, drafts }
  })
  return await Promise.all(counted)
}
