import { categoryApi } from '#contract/category.ts'
import { ListPanel } from '#web/calls/list-panel.tsx'
import { usePanelQuery } from '#web/calls/panel-query.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntries } from '#web/calls/use-entries.tsx'
import { categoryPanel as words } from '#web/content/categories.ts'
import { containsAllWords } from '#web/ui/search-text.ts'
import { CategoryDialog } from './category-dialog.tsx'
import type { CategoryRow } from './category-list.tsx'
import { CategoryTable } from './category-table.tsx'

/** Where administrators keep the categories. */
export function CategoryPanel({ list }: { list: readonly CategoryRow[] }) {
  const { search } = usePanelQuery().query
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
  const items = list.filter(({ name, description }) =>
    containsAllWords(`${name} ${description}`, search),
  )
  return (
    <ListPanel list={{ items, total: items.length, page: 1, pages: 1 }} words={words} onAdd={add}>
      <CategoryTable categories={items} actions={actions} />
      <CategoryDialog category={entry} {...form} />
      {dialogs}
    </ListPanel>
  )
}
