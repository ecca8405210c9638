import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { itemApi } from '#contract/item/item.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import type { FormEntry } from '#web/admin/editor/form/entity-fields.tsx'
import { BulkDeleteDialog, createBulkUndo } from '#web/admin/editor/panel/bulk-delete.tsx'
import { showUndoToast } from '#web/admin/editor/panel/undo-deletion.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { nameInSentence } from './in-sentence.ts'
import { itemPanelStrings as strings } from './item-panel-strings.ts'

type ItemBulkActionsProps = {
  chosen: readonly FormEntry[]
  names: { readonly one: string; readonly many: string }
}

/** Buttons that publish, hide or delete the selected items, each with an offer to undo. */
export function ItemBulkActions({ chosen, names }: ItemBulkActionsProps) {
  const { run, pending } = useApiCall(itemApi.updateItems)
  const { revalidate } = useRevalidator()
  const ids = chosen.map(({ _id }) => _id)
  const change = async (status: 'published' | 'draft') => {
    const answer = await run({ ids, status })
    if (answer instanceof ApiError || answer.historyIds.length === 0) return
    showUndoToast(
      createBulkUndo(answer.historyIds),
      () => void revalidate(),
      commonAdminStrings.undoChange,
    )
  }
  const has = (status: string) => chosen.some((each) => each.status === status)
  return (
    <>
      {has('draft') && (
        <Button size="sm" pending={pending} onClick={() => change('published')}>
          {strings.publish}
        </Button>
      )}
      {has('published') && (
        <Button size="sm" variant="secondary" pending={pending} onClick={() => change('draft')}>
          {strings.takeOff}
        </Button>
      )}
      <BulkDeleteDialog
        call={itemApi.deleteItems}
        input={{ ids }}
        question={strings.confirmDelete(
          ids.length,
          nameInSentence(names.one),
          nameInSentence(names.many),
        )}
        names={chosen.map(({ title }) => commonAdminStrings.named(String(title)))}
      />
    </>
  )
}
