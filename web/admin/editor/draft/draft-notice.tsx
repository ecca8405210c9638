import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { draftApi } from '#contract/lifecycle/draft.ts'
import { offerUndo } from '#web/admin/editor/panel/undo.tsx'
import { client } from '#web/api/client.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { momentText } from '#web/ui/text/moment-text.ts'
import type { PublishedEntry } from './published-entry.ts'
import { publishing as words } from './publishing-words.ts'

type DraftNoticeProps = { publishing: PublishedEntry; onDiscarded: () => void }

/** Says that a form shows a draft, and drops it; that can be taken back for a moment. */
export function DraftNotice({ publishing, onDiscarded }: DraftNoticeProps) {
  const { state, named, draft } = publishing
  const { run, pending } = useCall(draftApi.discardDraft)
  const { revalidate } = useRevalidator()
  if (!named || !draft) return null
  const discard = async () => {
    const answer = await run(named)
    if (answer instanceof ApiError) return
    const { fields } = answer.draft
    offerUndo(() => client.draft.saveDraft({ ...named, fields }), revalidate, words.discardUndo)
    onDiscarded()
  }
  const said = state.status === 'draft' ? words.unsaved : words.unpublished
  return (
    <p
      data-slot="draft-notice"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-soft text-sm"
    >
      {said(draft.updatedBy, momentText(draft.updatedAt))}
      <Button size="sm" variant="quiet" className="-ml-3.5" pending={pending} onClick={discard}>
        {words.discard}
      </Button>
    </p>
  )
}
