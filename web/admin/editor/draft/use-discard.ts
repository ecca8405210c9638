import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { draftApi } from '#contract/lifecycle/draft.ts'
import { showUndoToast } from '#web/admin/editor/panel/undo-deletion.tsx'
import { browserApiClient } from '#web/api/browser-client.ts'
import { useApiCall } from '#web/api/use-call.ts'
import type { DraftableEntry } from './draftable-entry.ts'
import { publishingStrings as strings } from './publishing-strings.ts'

/** Discards the draft of an entry, and offers to undo that. */
export const useDiscardDraft = (named: DraftableEntry['named'], onDiscarded: () => void) => {
  const { run, pending } = useApiCall(draftApi.discardDraft)
  const { revalidate } = useRevalidator()
  const discard = async () => {
    if (!named) return
    const answer = await run(named)
    if (answer instanceof ApiError) return
    const { fields } = answer.draft
    showUndoToast(
      () => browserApiClient.draft.saveDraft({ ...named, fields }),
      revalidate,
      strings.discardUndo,
    )
    onDiscarded()
  }
  return { run: discard, pending }
}
