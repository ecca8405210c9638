import { categoryApi } from '#contract/category.ts'
import { usePanelQuery } from '#web/calls/panel-query.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntries } from '#web/calls/use-entries.tsx'
import { admin } from '#web/content/admin.ts'
import { categoryPanel as words } from '#web/content/categories.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddButton, Panel, PanelSearch } from '#web/ui/panel.tsx'
import { containsAllWords } from '#web/ui/search-text.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryList, type CategoryRow } from './category-list.tsx'

/** Where administrators keep the categories. */
export function CategoryPanel({ list }: { list: readonly CategoryRow[] }) {
  const { query, change } = usePanelQuery()
  const { add, entry, form, actions, dialogs } = useEntries(list, {
    kind: 'category',
    entity: 'category',
    nameOf: ({ name }) => name,
    deletion: {
      call: categoryApi.deleteCategory,
      toasts: toasts.category.deleteCategory,
      question: words.confirmDelete,
      inputOf: ({ _id }) => ({ categoryId: _id }),
    },
  })
  const shown = list.filter(({ name, description }) =>
    containsAllWords(`${name} ${description}`, query.search),
  )
  const addButton = <AddButton onClick={add}>{words.add}</AddButton>

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
      {shown.length > 0 && <CategoryList categories={shown} actions={actions} />}
      <CategoryDialog category={entry} {...form} />
      {dialogs}
    </Panel>
  )
}
