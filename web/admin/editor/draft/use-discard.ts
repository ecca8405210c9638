import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { draftApi } from '#contract/lifecycle/draft.ts'
import { offerUndo } from '#web/admin/editor/panel/undo-deletion.tsx'
import { client } from '#web/api/browser-client.ts'
import { useCall } from '#web/api/use-call.ts'
import type { DraftableEntry } from './draftable-entry.ts'
import { publishingStrings as strings } from './publishing-strings.ts'

/** Discards the draft of an entry, and offers to undo that. */
export const useDiscardDraft = (named: DraftableEntry['named'], onDiscarded: () => void) => {
  const { run, pending } = useCall(draftApi.discardDraft)
  const { revalidate } = useRevalidator()
  const discard = async () => {
    if (!named) return
    const answer = await run(named)
    if (answer instanceof ApiError) return
    const { fields } = answer.draft
    offerUndo(() => client.draft.saveDraft({ ...named, fields }), revalidate, strings.discardUndo)
    onDiscarded()
  }
  return { run: discard, pending }
}
