import { useEffect, useState } from 'react'
import type { Collection, CollectionDefinition } from '#contract/collection/collection.ts'
import type { Item, ItemFacets } from '#contract/item/item.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { createSampleItems, createSampleValues } from './sample-items.ts'

const maxItems = 12

interface LoadedItems {
  readonly items: readonly Item[]
  readonly facets: ItemFacets
}

const none: LoadedItems = { items: [], facets: {} }

/** Loads items of a collection for its preview. Returns null while loading, and none if there are none. */
const useRealItems = (saved: Collection | undefined): LoadedItems | null => {
  const key = saved?.key
  const [loaded, setLoaded] = useState<LoadedItems | null>(null)
  useEffect(() => {
    if (key === undefined) return
    let isCurrent = true
    const store = ({ items, facets }: LoadedItems) => isCurrent && setLoaded({ items, facets })
    browserApiClient.item.items({ collection: key, limit: maxItems }).then(store, () => store(none))
    return () => {
      isCurrent = false
    }
  }, [key])
  return key === undefined ? none : loaded
}

const comparisons: Readonly<
  Record<CollectionDefinition['order'], (one: Item, other: Item) => number>
> = {
  newest: (one, other) => other.date.localeCompare(one.date),
  oldest: (one, other) => one.date.localeCompare(other.date),
  title: (one, other) => one.title.localeCompare(other.title),
  position: (one, other) => one.position - other.position,
}

/** Returns the items in the order of the list, without those that it hides. */
const arrange = ({ order, past, dates }: CollectionDefinition, items: readonly Item[]): Item[] => {
  const isHidden = (item: Item) => past === 'hidden' && dates !== 'none' && item.isPast
  return items.filter((item) => !isHidden(item)).toSorted(comparisons[order])
}

/** Adds the options of choices that have become filters. */
const withNewFilters = (
  { fields, filters }: CollectionDefinition,
  facets: ItemFacets,
): ItemFacets => {
  const added = fields.filter(({ key, type }) => type === 'choice' && filters.includes(key))
  const choices = added.map(({ key, options }) => [
    key,
    options.map((option) => ({ value: option.key, label: option.label, count: 1 })),
  ])
  return { ...Object.fromEntries(choices), ...facets }
}

interface PreviewItems extends LoadedItems {
  readonly areSamples: boolean
}

/** Returns the items that a preview shows: real ones if there are any. New fields have invented values. */
export const usePreviewItems = (
  saved: Collection | undefined,
  definition: CollectionDefinition | null,
): PreviewItems | null => {
  const real = useRealItems(saved)
  if (real === null || definition === null) return null
  const areSamples = real.items.length === 0
  const facets = withNewFilters(definition, real.facets)
  if (areSamples)
    return { items: arrange(definition, createSampleItems(definition)), facets, areSamples }
  const added = definition.fields.filter(
    ({ key, type }) => !saved?.fields.some((each) => each.key === key && each.type === type),
  )
  const items = real.items.map((item, at) => ({
    ...item,
    values: { ...item.values, ...createSampleValues(added, at) },
  }))
  return { items: arrange(definition, items), facets, areSamples }
}
