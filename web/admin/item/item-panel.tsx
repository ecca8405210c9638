import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Collection } from '#contract/collection/collection.ts'
import { EntityPanel } from '#web/admin/editor/panel/entity-panel.tsx'
import { ItemBulkActions } from './item-bulk.tsx'
import { createItemCalls } from './item-calls.ts'
import { ItemCsvButtons } from './item-csv-dialog.tsx'
import { createItemDefinition } from './item-definition.ts'
import { ItemFilters } from './item-filters.tsx'
import { createItemPanelStrings } from './item-panel-strings.ts'
import { readItemQuery } from './item-query.ts'
import type { LoadedItems } from './load-items.ts'

type ItemPanelProps = { collection: Collection; list: LoadedItems }

const summary = ['date', 'values'] as const

/** Panel of a collection. List and form follow from its stored fields. */
export function ItemPanel({ collection, list }: ItemPanelProps) {
  const [params] = useSearchParams()
  const entity = useMemo(
    () => ({
      definition: createItemDefinition(collection),
      api: createItemCalls(collection),
      within: { collection: collection.key },
      strings: createItemPanelStrings(collection),
    }),
    [collection],
  )
  const { filters } = readItemQuery(params)
  return (
    <EntityPanel
      {...entity}
      list={list}
      newName="item"
      formClassName="sm:max-w-2xl"
      summary={summary}
      withoutPicture={!list.items.some(({ picture }) => picture !== '')}
      isSortable={list.isSortable}
      linked={list.linked}
      tools={<ItemFilters collection={collection} facets={list.facets} />}
      addOtherwise={<ItemCsvButtons collection={collection} hasItems={list.all > 0} />}
      isFiltered={Object.keys(filters).length > 0}
      bulk={(chosen) => <ItemBulkActions chosen={chosen} names={collection.names} />}
    />
  )
}
