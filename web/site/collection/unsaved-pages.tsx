import { useEffect, useState } from 'react'
import type { CollectionDefinition } from '#contract/collection/collection.ts'
import type { Item } from '#contract/item/item.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { renderProsePreview } from '#web/prose/in-browser.ts'
import { toCollectionListView } from '#web/site/parts/items/list-view.ts'
import { CollectionListPage, type CollectionListPageView } from './collection-list.tsx'
import { ItemPage } from './item-page.tsx'
import { type ItemView, toItemView } from './item-view.ts'

interface UnsavedPagesProps {
  readonly definition: CollectionDefinition
  readonly items: readonly Item[]
  /** Page to show: the list, or that of the first item. */
  readonly view: 'list' | 'entry'
}

type Pages =
  | { readonly view: 'list'; readonly list: CollectionListPageView }
  | { readonly view: 'entry'; readonly entry: ItemView }

const tools = {
  plainText: (markdown: string, length = 2_000) => createExcerpt(markdown, length),
  toProse: renderProsePreview,
  // Players of other sites are not loaded in previews.
  embedHosts: [],
}

/** Counts the values of filters, so that the preview shows the filter form. */
const facetsOf = ({ fields, filters }: CollectionDefinition) =>
  Object.fromEntries(
    fields
      .filter(({ key }) => filters.includes(key))
      .map(({ key, options }) => [
        key,
        options.map((option) => ({ value: option.key, label: option.label, count: 1 })),
      ]),
  )

const build = async ({ definition, items, view }: UnsavedPagesProps): Promise<Pages | null> => {
  const collections = [definition]
  const [first] = items
  if (view === 'entry')
    return first
      ? { view, entry: await toItemView(definition, first, { ...tools, collections }) }
      : null
  const part = { items, facets: facetsOf(definition), total: items.length, page: 1, pages: 1 }
  const list = toCollectionListView(definition, { ...part, filters: {} }, { ...tools, collections })
  const intro = definition.intro.trim()
    ? await tools.toProse(definition.intro, { prefix: 'intro', level: 2 })
    : []
  return { view, list: { ...list, intro } }
}

/** The list of an unsaved collection or the page of its first item, from plain data. */
export function UnsavedCollectionPages({ definition, items, view }: UnsavedPagesProps) {
  const [pages, setPages] = useState<Pages | null>(null)
  useEffect(() => {
    let isCurrent = true
    build({ definition, items, view }).then((built) => isCurrent && setPages(built))
    return () => {
      isCurrent = false
    }
  }, [definition, items, view])
  if (pages === null) return null
  return pages.view === 'list' ? (
    <CollectionListPage list={pages.list} />
  ) : (
    <ItemPage entry={pages.entry} />
  )
}
