import type { ReactNode } from 'react'
import type { ApiCall } from '#contract/call/call.ts'
import type { DraftableEntityName } from '#contract/lifecycle/draft.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { usePanelQuery } from '#web/api/panel-query.ts'
import { useMayEdit } from '#web/session/session.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { SortableOrPlainList } from '#web/ui/list/sortable.tsx'
import { AddButton, AdminPanel } from '#web/ui/panel/panel.tsx'
import { DraftedEntriesProvider } from './changed-entries.tsx'
import type { ListPanelStrings } from './list-panel.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useOptimisticOrder } from './use-order.ts'

type OrderedPanelProps<T, C extends ApiCall> = {
  /** Kind of the entries, if they can be drafts. */
  entity?: DraftableEntityName | undefined
  list: readonly T[]
  strings: ListPanelStrings
  /** Called by the add button. Undefined for users who may not edit. */
  onAdd: (() => void) | undefined
  /** API call that saves the order, and the function that creates its input. */
  order: { call: C; inputOf: Parameters<typeof useOptimisticOrder<never, C>>[2] }
  nameOf: (entry: T) => string
  row: (entry: T) => ReactNode
  className?: string
  /** Dialogs of the list. */
  children: ReactNode
}

type ReorderableListProps<T, C extends ApiCall> = Pick<
  OrderedPanelProps<T, C>,
  'list' | 'order' | 'nameOf' | 'row' | 'className'
> & { isSortable: boolean }

/** A list whose order is saved when entries are moved. */
export function ReorderableList<T extends { readonly _id: string }, C extends ApiCall>({
  list,
  isSortable,
  order,
  nameOf,
  row,
  className,
}: ReorderableListProps<T, C>) {
  const { ordered, changeOrder } = useOptimisticOrder(list, order.call, order.inputOf)
  return (
    <SortableOrPlainList
      isSortable={isSortable}
      {...(className && { className })}
      items={ordered.map((entry) => ({
        id: entry._id,
        name: nameOf(entry),
        content: row(entry),
      }))}
      onOrder={changeOrder}
      moveUp={commonAdminStrings.moveUp}
      moveDown={commonAdminStrings.moveDown}
    />
  )
}

/** Panel with a list in the order that visitors see. Entries can be moved by mouse and by keyboard. */
export function OrderedPanel<T extends { readonly _id: string }, C extends ApiCall>({
  entity,
  list,
  strings,
  onAdd,
  order,
  nameOf,
  row,
  className,
  children,
}: OrderedPanelProps<T, C>) {
  const { query } = usePanelQuery()
  const isNarrowed = query.status !== ''
  const canFilter = useMayEdit() && entity !== undefined && (list.length > 0 || isNarrowed)
  const addButton = onAdd && <AddButton onClick={onAdd}>{strings.add}</AddButton>
  const { title, text, readOnly = text } = strings.empty
  return (
    <AdminPanel
      title={strings.title}
      intro={strings.intro(list.length)}
      seenAt={onAdd && list.length > 0 ? strings.seenAt : undefined}
      actions={addButton}
      tools={canFilter && <StatusFilter />}
    >
      {list.length === 0 &&
        (isNarrowed ? (
          <EmptyState
            title={commonAdminStrings.nothingFound}
            text={commonAdminStrings.nothingInState}
          />
        ) : (
          <EmptyState title={title} text={onAdd ? text : readOnly} />
        ))}
      <DraftedEntriesProvider entity={entity} list={list}>
        <ReorderableList
          // While a search or filter hides entries, the list cannot be reordered.
          isSortable={onAdd !== undefined && !isNarrowed}
          {...(className && { className })}
          {...{ list, order, nameOf, row }}
        />
      </DraftedEntriesProvider>
      {children}
    </AdminPanel>
  )
}
