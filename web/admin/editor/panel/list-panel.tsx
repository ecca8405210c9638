import { Children, type ReactNode } from 'react'
import type { DraftableEntityName } from '#contract/lifecycle/draft.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { usePanelQuery } from '#web/api/panel-query.ts'
import { useMayEdit } from '#web/session/session.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { AddButton, AdminPanel, PanelSearch, PanelSort } from '#web/ui/panel/panel.tsx'
import { DraftedEntriesProvider } from './changed-entries.tsx'
import { StatusFilter } from './status-filter.tsx'

export interface ListPanelStrings {
  readonly title: string
  readonly intro: (total: number) => string
  /** Label of the add button. Undefined if users cannot add entries. */
  readonly add?: string
  readonly empty: { readonly title: string; readonly text: string; readonly readOnly?: string }
  readonly sorts?: readonly (readonly [value: string, name: string])[]
  /** Path of the public page that shows the list. */
  readonly seenAt?: string
}

type ListPanelProps = {
  /** Kind of the entries, if they can be drafts. */
  entity?: DraftableEntityName | undefined
  list: PaginatedItems<unknown>
  strings: ListPanelStrings
  /** Called by the add button. Undefined for users who may not edit. */
  onAdd?: (() => void) | undefined
  /** Second button that adds entries in another way, such as an import. */
  addOtherwise?: ReactNode
  /** Filters beside the search. */
  tools?: ReactNode
  /** Whether such a filter is set. */
  isFiltered?: boolean | undefined
  /** Buttons shown only if the list has entries. */
  actions?: ReactNode
  /** The list, followed by its dialogs. */
  children: ReactNode
}

/** Panel with a searchable, sortable and paged list. */
export function ListPanel(props: ListPanelProps) {
  const { entity, list, strings, onAdd, addOtherwise, tools, isFiltered = false } = props
  const { actions, children } = props
  const { query, pageHref, change } = usePanelQuery()
  const [items, ...dialogs] = Children.toArray(children)
  const addButton = onAdd && (
    <>
      <AddButton onClick={onAdd}>{strings.add}</AddButton>
      {addOtherwise}
    </>
  )
  const isEmpty = list.total === 0 && query.search === '' && query.status === '' && !isFiltered
  const canFilter = useMayEdit() && entity !== undefined
  const { title, text, readOnly = text } = strings.empty

  return (
    <AdminPanel
      title={strings.title}
      intro={
        query.search || isFiltered
          ? commonAdminStrings.foundOf(list.total, strings.intro(list.all))
          : strings.intro(list.all)
      }
      seenAt={onAdd && !isEmpty ? strings.seenAt : undefined}
      actions={addButton ?? (!isEmpty && actions)}
      tools={
        !isEmpty && (
          <>
            <PanelSearch
              label={commonAdminStrings.search}
              value={query.search}
              onSearch={(search) => change({ search })}
            />
            {canFilter && <StatusFilter />}
            {tools}
            {strings.sorts && (
              <PanelSort
                label={commonAdminStrings.sort}
                options={strings.sorts}
                value={query.sort}
                onSort={(sort) => change({ sort })}
              />
            )}
          </>
        )
      }
    >
      {isEmpty && <EmptyState title={title} text={onAdd ? text : readOnly} />}
      {list.total === 0 && !isEmpty && (
        <EmptyState
          title={commonAdminStrings.nothingFound}
          text={
            query.search
              ? commonAdminStrings.nothingFoundText
              : isFiltered
                ? commonAdminStrings.nothingFiltered
                : commonAdminStrings.nothingInState
          }
        />
      )}
      {list.total > 0 && (
        <DraftedEntriesProvider entity={entity} list={list}>
          {items}
        </DraftedEntriesProvider>
      )}
      <Pagination page={list.page} pages={list.pages} href={pageHref} />
      {dialogs}
    </AdminPanel>
  )
}
