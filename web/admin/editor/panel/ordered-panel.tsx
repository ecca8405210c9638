import type { ReactNode } from 'react'
import type { Call } from '#contract/call/call.ts'
import type { DraftEntity } from '#contract/lifecycle/draft.ts'
import { admin } from '#web/admin/editor/editor-words.ts'
import { usePanelQuery } from '#web/api/panel-query.ts'
import { useMayEdit } from '#web/session/session.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { SortableOrPlain } from '#web/ui/list/sortable.tsx'
import { AddButton, Panel } from '#web/ui/panel/panel.tsx'
import { ChangedEntries } from './changed-entries.tsx'
import type { ListWords } from './list-panel.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useOrder } from './use-order.ts'

type OrderedPanelProps<T, C extends Call> = {
  /** What its entries are, where they can be drafts. */
  entity?: DraftEntity | undefined
  list: readonly T[]
  words: ListWords
  /** Absent for readers. */
  onAdd: (() => void) | undefined
  /** How an order is saved. */
  order: { call: C; inputOf: Parameters<typeof useOrder<never, C>>[2] }
  nameOf: (entry: T) => string
  row: (entry: T) => ReactNode
  className?: string
  /** The dialogs that belong to the list. */
  children: ReactNode
}

/** A panel over a list whose order visitors see: it can be dragged, and moved by key. */
export function OrderedPanel<T extends { readonly _id: string }, C extends Call>({
  entity,
  list,
  words,
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
  const addButton = onAdd && <AddButton onClick={onAdd}>{words.add}</AddButton>
  const { title, text, readOnly = text } = words.empty
  return (
    <Panel
      title={words.title}
      intro={words.intro(list.length)}
      seenAt={onAdd && list.length > 0 ? words.seenAt : undefined}
      actions={addButton}
      tools={canFilter && <StatusFilter />}
    >
      {list.length === 0 &&
        (isNarrowed ? (
          <EmptyState title={admin.nothingFound} text={admin.nothingInState} />
        ) : (
          <EmptyState title={title} text={onAdd ? text : readOnly} />
        ))}
      <ChangedEntries entity={entity} list={list}>
        <SortableOrPlain
          // A part of the list has no order of its own.
          isSortable={onAdd !== undefined && !isNarrowed}
          {...(className && { className })}
          items={ordered.map((entry) => ({
            id: entry._id,
            name: nameOf(entry),
            content: row(entry),
          }))}
          onOrder={changeOrder}
          moveUp={admin.moveUp}
          moveDown={admin.moveDown}
        />
      </ChangedEntries>
      {children}
    </Panel>
  )
}
