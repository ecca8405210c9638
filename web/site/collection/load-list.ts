import type { SalusClient } from '#contract/api.ts'
import type { Collection } from '#contract/collection/collection.ts'
import { commonItemFilters, itemFilterKinds } from '#contract/collection/list-filters.ts'
import type { ItemFacets } from '#contract/item/item.ts'
import { parseQueryFilters } from '#contract/pages.ts'
import { loadPageOfList } from '#web/api/load-page.ts'
import { type ListTools, toCollectionListView } from '#web/site/parts/items/list-view.ts'

/** The call that lists read, which static copies answer from files. */
export interface ItemListClient {
  readonly item: Pick<SalusClient['item'], 'items'>
}

const perPage = { cards: 24, rows: 50, years: 50 } as const

const splitFilters = (filters: Readonly<Partial<Record<string, string>>>) => {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const isCommon = ([name = '']: readonly string[]) => name in commonItemFilters
  const where = Object.fromEntries(given.filter((each) => !isCommon(each)))
  return {
    all: Object.fromEntries(given),
    asked: {
      ...Object.fromEntries(given.filter(isCommon)),
      ...(Object.keys(where).length > 0 && { where }),
    },
  }
}

/** Loads the part of the list of a collection that a URL selects, with its items. */
export const loadItemList = async (
  client: ItemListClient,
  collection: Collection,
  { href, searchParams }: URL,
  tools: ListTools,
) => {
  const { all, asked } = splitFilters(
    parseQueryFilters(itemFilterKinds(collection.filters), searchParams),
  )
  let facets: ItemFacets = {}
  const list = await loadPageOfList(href, perPage[collection.look], async ({ limit, offset }) => {
    const found = await client.item.items({ collection: collection.key, limit, offset, ...asked })
    facets = found.facets
    return found
  })
  const { items, total, page, pages } = list
  const part = { items, facets, total, page, pages, filters: all }
  return { items, view: toCollectionListView(collection, part, tools) }
}
