import { categoryApi } from '#contract/category.ts'
import { entryAction } from '#web/admin/editor/entry-action.ts'
import { EntryDialog } from '#web/admin/editor/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/entry-field.tsx'
import type { CategoryRow } from '#web/api/load-categories.ts'
import { categoryPanel as words } from '#web/content/categories.ts'
import { Textarea } from '#web/ui/form/field.tsx'

type CategoryDialogProps = {
  /** What is being changed; without it the dialog adds. */
  category: CategoryRow | undefined
  open: boolean
  onClose: () => void
}

/** One dialog serves adding and updating. */
export function CategoryDialog({ category, open, onClose }: CategoryDialogProps) {
  const action = entryAction(category, {
    entity: 'category',
    words,
    add: categoryApi.addCategory,
    update: categoryApi.updateCategory,
    idName: 'categoryId',
  })
  return (
    <EntryDialog open={open} onClose={onClose} {...action}>
      <EntryField name="name" label={words.name} required defaultValue={category?.name} />
      <EntryField name="description" label={words.description}>
        <Textarea defaultValue={category?.description} />
      </EntryField>
    </EntryDialog>
  )
}
