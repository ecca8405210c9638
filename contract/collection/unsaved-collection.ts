import type { CollectionDefinition } from '#contract/collection/collection.ts'
import { entryPages } from '#contract/entry-pages.ts'
import type { Item } from '#contract/item/item.ts'
import { unsavedPageQuery } from '#contract/page/typed-page.ts'

/** URL of the iframe that previews the collection being edited. */
export const unsavedCollectionUrl = entryPages.collection.panel + unsavedPageQuery

/** An unsaved collection with some items, and which of its pages to show. */
export interface UnsavedCollection {
  readonly definition: CollectionDefinition
  readonly items: readonly Item[]
  readonly view: 'list' | 'entry'
}
