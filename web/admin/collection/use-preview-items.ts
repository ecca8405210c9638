import { useEffect, useState } from 'react'
import type { Collection, CollectionDefinition } from '#contract/collection/collection.ts'
import type { Item } from '#contract/item/item.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { createSampleItems, createSampleValues } from './sample-items.ts'

const maxItems = 12

/** Loads items of a collection for its preview. Returns null while loading, and none if there are none. */
const useRealItems = (saved: Collection | undefined): readonly Item[] | null => {
  const key = saved?.key
  const [loaded, setLoaded] = useState<readonly Item[] | null>(null)
  useEffect(() => {
    if (key === undefined) return
    let isCurrent = true
    const store = (items: readonly Item[]) => isCurrent && setLoaded(items)
    browserApiClient.item.items({ collection: key, limit: maxItems }).then(
      ({ items }) => store(items),
      () => store([]),
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return key === undefined ? [] : loaded
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

interface PreviewItems {
  readonly items: readonly Item[]
  readonly areSamples: boolean
}

/** Returns the items that a preview shows: real ones if there are any. New fields have invented values. */
export const usePreviewItems = (
  saved: Collection | undefined,
  definition: CollectionDefinition | null,
): PreviewItems | null => {
  const real = useRealItems(saved)
  if (real === null || definition === null) return null
  if (real.length === 0)
    return { items: arrange(definition, createSampleItems(definition)), areSamples: true }
  const added = definition.fields.filter(
    ({ key, type }) => !saved?.fields.some((each) => each.key === key && each.type === type),
  )
  const items = real.map((item, at) => ({
    ...item,
    values: { ...item.values, ...createSampleValues(added, at) },
  }))
  return { items: arrange(definition, items), areSamples: false }
}
