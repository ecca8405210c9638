import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import type { CallInput } from '#contract/call/call.ts'
import { publicationFoundApi } from '#contract/publication/publication-found.ts'
import { undoChanges } from '#web/admin/editor/panel/bulk-delete.tsx'
import { offerUndo } from '#web/admin/editor/panel/undo-deletion.tsx'
import { useCall } from '#web/api/use-call.ts'
import { foundPanelStrings } from './found-strings.ts'

/** Saves found publications, and offers to undo that in one step. */
export const useAcceptFound = () => {
  const { run, pending } = useCall(publicationFoundApi.acceptFound)
  const { revalidate } = useRevalidator()
  const accept = async (input: CallInput<typeof publicationFoundApi.acceptFound>) => {
    const answer = await run(input)
    if (answer instanceof ApiError || answer.historyIds.length === 0) return
    offerUndo(undoChanges(answer.historyIds), () => void revalidate(), foundPanelStrings.undoAccept)
  }
  return { accept, pending }
}
