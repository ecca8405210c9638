import type { ReactNode } from 'react'
import type { Call } from '#contract/call/call.ts'
import type { DraftEntity } from '#contract/lifecycle/draft.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { usePanelQuery } from '#web/api/panel-query.ts'
import { useMayEdit } from '#web/session/session.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { SortableOrPlain } from '#web/ui/list/sortable.tsx'
import { AddButton, Panel } from '#web/ui/panel/panel.tsx'
import { DraftedEntriesProvider } from './changed-entries.tsx'
import type { ListPanelStrings } from './list-panel.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useOrder } from './use-order.ts'

type OrderedPanelProps<T, C extends Call> = {
  /** Kind of the entries, if they can be drafts. */
  entity?: DraftEntity | undefined
  list: readonly T[]
  strings: ListPanelStrings
  /** Undefined for users who may not edit. */
  onAdd: (() => void) | undefined
  /** API call that saves the order, and the function that creates its input. */
  order: { call: C; inputOf: Parameters<typeof useOrder<never, C>>[2] }
  nameOf: (entry: T) => string
  row: (entry: T) => ReactNode
  className?: string
  /** Dialogs of the list. */
  children: ReactNode
}

/** Panel with a list in the order that visitors see. Entries can be moved by mouse and by keyboard. */
export function OrderedPanel<T extends { readonly _id: string }, C extends Call>({
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
  const { ordered, changeOrder } = useOrder(list, order.call, order.inputOf)
  const { query } = usePanelQuery()
  const isNarrowed = query.status !== ''
  const canFilter = useMayEdit() && entity !== undefined && (list.length > 0 || isNarrowed)
  const addButton = onAdd && <AddButton onClick={onAdd}>{strings.add}</AddButton>
  const { title, text, readOnly = text } = strings.empty
  return (
    <Panel
      title={strings.title}
      intro={strings.intro(list.length)}
      seenAt={onAdd && list.length > 0 ? strings.seenAt : undefined}
      actions={addButton}
      tools={canFilter && <StatusFilter />}
    >
      {list.length === 0 &&
        (isNarrowed ? (
          <EmptyState title={adminStrings.nothingFound} text={adminStrings.nothingInState} />
        ) : (
          <EmptyState title={title} text={onAdd ? text : readOnly} />
        ))}
      <DraftedEntriesProvider entity={entity} list={list}>
        <SortableOrPlain
          // While a search or filter hides entries, the list cannot be reordered.
          isSortable={onAdd !== undefined && !isNarrowed}
          {...(className && { className })}
          items={ordered.map((entry) => ({
            id: entry._id,
            name: nameOf(entry),
            content: row(entry),
          }))}
          onOrder={changeOrder}
          moveUp={adminStrings.moveUp}
          moveDown={adminStrings.moveDown}
        />
      </DraftedEntriesProvider>
      {children}
    </Panel>
  )
}
