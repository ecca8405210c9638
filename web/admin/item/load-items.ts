import type { SalusClient } from '#contract/api.ts'
import type { Collection } from '#contract/collection/collection.ts'
import type { Item, ItemFacets } from '#contract/item/item.ts'
import { readStatusFilter } from '#web/admin/editor/panel/status-filter.tsx'
import { loadPageOfList, type PaginatedItems, toSinglePage } from '#web/api/load-page.ts'
import { readPanelQuery } from '#web/api/panel-query.ts'
import { readItemQuery, yearFilter } from './item-query.ts'

/** Number of items that one request can put into an order. */
const maxSortable = 500

export interface LoadedItems extends PaginatedItems<Item> {
  readonly facets: ItemFacets
  /** Whether the list has all items in the order that users choose. */
  readonly isSortable: boolean
  /** Item that `?edit=` names, if the list does not show it. */
  readonly linked?: Item | undefined
}

/** Loads an item whose form a link opens. Returns undefined if there is no such item. */
const loadLinkedItem = async (
  client: SalusClient,
  collection: string,
  id: string,
): Promise<Item | undefined> => {
  const found = await client.item.getItem({ id }).catch(() => undefined)
  return found?.data.collection === collection ? found.data : undefined
}

/** Loads the items of a collection that the URL selects, and the one that it opens. */
export const loadItems = async (
  client: SalusClient,
  collection: Collection,
  address: string,
): Promise<LoadedItems> => {
  const list = await loadItemList(client, collection, address)
  const id = new URL(address).searchParams.get('edit')
  if (id === null || list.items.some(({ _id }) => _id === id)) return list
  return { ...list, linked: await loadLinkedItem(client, collection.key, id) }
}

/** Loads a list of items. Those in manual order are loaded completely. */
const loadItemList = async (
  client: SalusClient,
  { key: collection, order }: Collection,
  address: string,
): Promise<LoadedItems> => {
  const params = new URL(address).searchParams
  const { search } = readPanelQuery(params)
  const { sort, filters } = readItemQuery(params)
  const { [yearFilter]: year, ...where } = filters
  const status = readStatusFilter(address)
  let facets: ItemFacets = {}
  const request = async (part: object) => {
    const answer = await client.item.items({
      ...part,
      ...status,
      collection,
      sort,
      year,
      ...(Object.keys(where).length > 0 && { where }),
    })
    facets = answer.facets
    return answer
  }
  const isWhole = search === '' && Object.keys({ ...filters, ...status }).length === 0
  if (order === 'position' && isWhole && (sort ?? 'position') === 'position') {
    const all = await request({ limit: maxSortable })
    if (all.total <= maxSortable) return { ...toSinglePage(all.items), facets, isSortable: true }
  }
  const list = await loadPageOfList(address, undefined, request)
  if (Object.keys(filters).length === 0) return { ...list, facets, isSortable: false }
  const { total: all } = await client.item.items({ ...status, collection, limit: 0 })
  return { ...list, all, facets, isSortable: false }
}
