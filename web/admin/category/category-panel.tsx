import { categoryApi } from '#contract/category/category.ts'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import type { CategoryListItem } from '#web/api/load-categories.ts'
import { toSinglePage } from '#web/api/load-page.ts'
import { usePanelQuery } from '#web/api/panel-query.ts'
import { categoryPanelStrings as strings } from '#web/content/category-panel-strings.ts'
import { containsAllWords } from '#web/ui/text/search-text.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryTable } from './category-table.tsx'

export function CategoryPanel({ list }: { list: readonly CategoryListItem[] }) {
  const { search } = usePanelQuery().query
  const { add, form, actions, dialogs } = useEntryListActions(list, {
    newName: 'category',
    entity: 'category',
    nameOf: ({ name }) => name,
    deletion: {
      call: categoryApi.deleteCategory,
      question: strings.confirmDelete,
      inputOf: ({ _id }) => ({ categoryId: _id }),
    },
  })
  const items = list.filter(({ name, description }) =>
    containsAllWords(`${name} ${description}`, search),
  )
  return (
    <ListPanel list={toSinglePage(items, list.length)} strings={strings} onAdd={add}>
      <CategoryTable categories={items} actions={actions} />
      <CategoryDialog {...form} />
      {dialogs}
    </ListPanel>
  )
}
