import { useState } from 'react'
import { collectionApi } from '#contract/collection/collection.ts'
import { OrderedPanel } from '#web/admin/editor/panel/ordered-panel.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import { useChangeQuery } from '#web/api/change-query.ts'
import { useMayEdit } from '#web/session/session.ts'
import { CollectionDialog } from './collection-dialog.tsx'
import { CollectionRow } from './collection-row.tsx'
import { collectionListStrings as strings } from './collections-strings.ts'
import type { ListedCollection } from './load-collections.ts'
import { PresetDialog } from './preset-dialog.tsx'

const nameOf = ({ names }: ListedCollection) => names.many

/** The collections of the site in their order. */
export function CollectionPanel({ list }: { list: readonly ListedCollection[] }) {
  const changeQuery = useChangeQuery()
  const [isEmpty, setEmpty] = useState(false)
  const { add, form, actions, dialogs } = useEntryListActions(useMayEdit() ? list : undefined, {
    newName: 'collection',
    entity: 'collection',
    nameOf,
    deletion: {
      call: collectionApi.deleteCollection,
      question: strings.confirmDelete,
      inputOf: ({ _id, items }) => ({ collectionId: _id, ...(items > 0 && { withItems: true }) }),
      detailsOf: ({ items }) => strings.deletes(items),
    },
  })
  const isAdding = form.open && form.entry === undefined
  const close = () => {
    setEmpty(false)
    form.onClose()
  }
  return (
    <OrderedPanel
      list={list}
      strings={strings}
      onAdd={add}
      order={{ call: collectionApi.reorderCollections, inputOf: (ids) => ({ ids }) }}
      nameOf={nameOf}
      row={(collection) => (
        <CollectionRow collection={collection}>{actions?.(collection)}</CollectionRow>
      )}
    >
      <PresetDialog
        open={isAdding && !isEmpty}
        known={list.map(({ key }) => key)}
        onClose={close}
        onEmpty={() => setEmpty(true)}
        onAdded={({ _id }) => {
          close()
          changeQuery((query) => {
            query.delete('new')
            query.set('edit', _id)
          })
        }}
      />
      <CollectionDialog
        {...form}
        open={form.open && (!isAdding || isEmpty)}
        onClose={close}
        all={list}
      />
      {dialogs}
    </OrderedPanel>
  )
}
