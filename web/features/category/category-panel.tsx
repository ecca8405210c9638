import { categoryApi } from '#contract/category.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import { HistoryDialog } from '#web/calls/history-dialog.tsx'
import { usePanelQuery } from '#web/calls/panel-query.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntryDialogs } from '#web/calls/use-entry-dialogs.ts'
import { admin } from '#web/content/admin.ts'
import { categoryPanel as words } from '#web/content/categories.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddButton, Panel, PanelSearch, RowActions } from '#web/ui/panel.tsx'
import { containsAllWords } from '#web/ui/search-text.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryList, type CategoryRow } from './category-list.tsx'

/** Where administrators keep the categories. */
export function CategoryPanel({ list }: { list: readonly CategoryRow[] }) {
  const { query, change } = usePanelQuery()
  const { mode, entry, openAdd, open, close } = useEntryDialogs<CategoryRow>({
    kind: 'category',
    list,
  })
  const shown = list.filter(({ name, description }) =>
    containsAllWords(`${name} ${description}`, query.search),
  )
  const addButton = <AddButton onClick={openAdd}>{words.add}</AddButton>

  return (
    <Panel
      title={words.title}
      intro={words.intro(list.length)}
      actions={addButton}
      tools={
        list.length > 0 && (
          <PanelSearch
            label={admin.search}
            value={query.search}
            onSearch={(search) => change({ search })}
          />
        )
      }
    >
      {list.length === 0 && (
        <EmptyState title={words.empty} text={words.emptyText} action={addButton} />
      )}
      {list.length > 0 && shown.length === 0 && (
        <EmptyState title={admin.nothingFound} text={admin.nothingFoundText} />
      )}
      {shown.length > 0 && (
        <CategoryList
          categories={shown}
          actions={(category) => (
            <RowActions
              name={category.name}
              actions={[
                [admin.edit, () => open('update', category)],
                [admin.delete, () => open('delete', category)],
                [admin.history, () => open('history', category)],
              ]}
            />
          )}
        />
      )}
      <CategoryDialog category={entry} open={mode === 'add' || mode === 'update'} onClose={close} />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={words.confirmDelete}
        name={entry?.name}
        call={categoryApi.deleteCategory}
        toasts={toasts.category.deleteCategory}
        input={entry && { categoryId: entry._id }}
        undo={{ entity: 'category', id: entry?._id }}
      />
      <HistoryDialog
        open={mode === 'history'}
        onClose={close}
        entity="category"
        id={entry?._id}
        name={entry?.name}
      />
    </Panel>
  )
}
