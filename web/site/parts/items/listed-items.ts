import type { Collection } from '#contract/collection/collection.ts'
import type { Item } from '#contract/item/item.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { type ItemListEntry, type ListTools, toListEntry } from './list-view.ts'

const excerptLength = 500

type Tools = Omit<ListTools, 'plainText'> & {
  /** Id of the entry whose page lists the items. Fields that name only this entry are left out. */
  readonly ownId?: string | undefined
}

/** Converts items for lists on other pages. Items without a page link to their place on that of the collection. */
export const toListedItems = (
  collection: Collection,
  items: readonly Item[],
  { ownId, ...tools }: Tools,
): { items: ItemListEntry[]; hasDates: boolean } => ({
  hasDates: items.some(({ date, until }) => date + until !== ''),
  items: items.map((item) => {
    const entry = toListEntry(collection, item, {
      ...tools,
      plainText: (markdown, length = excerptLength) => createExcerpt(markdown, length),
    })
    const entries = entry.entries.filter((field) => field.entries.some(({ id }) => id !== ownId))
    return { ...entry, path: item.path, entries }
  }),
})
