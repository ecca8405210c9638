import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import type { CallInput } from '#contract/call/call.ts'
import { publicationFoundApi } from '#contract/publication/publication-found.ts'
import { createBulkUndo } from '#web/admin/editor/panel/bulk-delete.tsx'
import { showUndoToast } from '#web/admin/editor/panel/undo-deletion.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { foundPublicationPanelStrings } from './found-strings.ts'

/** Saves found publications, and offers to undo that in one step. */
export const useAcceptFoundPublications = () => {
  const { run, pending } = useApiCall(publicationFoundApi.acceptFound)
  const { revalidate } = useRevalidator()
  const accept = async (input: CallInput<typeof publicationFoundApi.acceptFound>) => {
    const answer = await run(input)
    if (answer instanceof ApiError || answer.historyIds.length === 0) return
    showUndoToast(
      createBulkUndo(answer.historyIds),
      () => void revalidate(),
      foundPublicationPanelStrings.undoAccept,
    )
  }
  return { accept, pending }
}
