import { createElement, type ReactElement } from 'react'
import type { SalusClient } from '#contract/api.ts'
import { ApiError } from '#contract/call/api-error.ts'
import { storeCollectionNames } from './collection-names.ts'
import { itemPanelStrings } from './item-panel-strings.ts'
import { loadItems } from './load-items.ts'

/** Loads the items of a collection and the code of its panel. Throws if there is no such collection. */
export const openCollection = async (
  client: SalusClient,
  key: string,
  address: string,
): Promise<ReactElement> => {
  const [{ ItemPanel }, { collections }] = await Promise.all([
    import('./item-panel.tsx'),
    client.collection.collections(),
  ])
  storeCollectionNames(collections.map(({ names, ...each }) => ({ key: each.key, ...names })))
  const collection = collections.find((each) => each.key === key)
  if (!collection) throw new ApiError('notFound', itemPanelStrings.unknown)
  const list = await loadItems(client, collection, address)
  return createElement(ItemPanel, { key, collection, list })
}
