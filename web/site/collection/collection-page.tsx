import { CollectionListPage } from './collection-list.tsx'
import { ItemPage } from './item-page.tsx'
import type { CollectionPageView } from './load-collection.server.ts'

/** The list of a collection or the page of one of its items. */
export default function CollectionPage({ page }: { page: CollectionPageView }) {
  return page.kind === 'list' ? (
    <CollectionListPage list={page} />
  ) : (
    <ItemPage key={page.id} entry={page} />
  )
}
