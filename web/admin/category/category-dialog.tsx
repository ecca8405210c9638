import { categoryApi } from '#contract/category.ts'
import { EntryDialog } from '#web/admin/editor/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/entry-field.tsx'
import type { CategoryRow } from '#web/api/load-categories.ts'
import { toasts } from '#web/api/toasts.ts'
import { admin } from '#web/content/admin.ts'
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
  const action = category
    ? {
        title: words.edit,
        submitLabel: admin.update,
        call: categoryApi.updateCategory,
        toasts: toasts.category.updateCategory,
        fixed: { categoryId: category._id, version: category.version },
        draftKey: `category:${category._id}`,
      }
    : {
        title: words.add,
        submitLabel: admin.save,
        call: categoryApi.addCategory,
        toasts: toasts.category.addCategory,
        draftKey: 'category:new',
      }
  return (
    <EntryDialog open={open} onClose={onClose} {...action}>
      <EntryField name="name" label={words.name} required defaultValue={category?.name} />
      <EntryField name="description" label={words.description}>
        <Textarea defaultValue={category?.description} />
      </EntryField>
    </EntryDialog>
  )
}
