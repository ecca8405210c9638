import { categoryApi, categoryEntity } from '#contract/category/category.ts'
import { createEntryDialogCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import type { CategoryListItem } from '#web/api/load-categories.ts'
import { categoryPanelStrings as strings } from '#web/content/category-panel-strings.ts'
import { Textarea } from '#web/ui/form/field.tsx'

const calls = createEntryDialogCalls({ definition: categoryEntity, api: categoryApi }, strings)

export function CategoryDialog(props: ListEntryDialogProps<CategoryListItem>) {
  return (
    <EntryDialog {...props} calls={calls}>
      {(category) => (
        <>
          <EntryField name="name" label={strings.name} required defaultValue={category?.name} />
          <EntryField name="description" label={strings.description}>
            <Textarea defaultValue={category?.description} />
          </EntryField>
        </>
      )}
    </EntryDialog>
  )
}
