import { Button } from '#web/ui/button.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import type { DraftableEntry } from './draftable-entry.ts'
import { publishingStrings as strings } from './publishing-strings.ts'
import { useDiscardDraft } from './use-discard.ts'

type DraftNoticeProps = { publishing: DraftableEntry; onDiscarded: () => void }

/** Shown above a form with a draft. Discarding the draft can be undone for a short time. */
export function DraftNotice({ publishing, onDiscarded }: DraftNoticeProps) {
  const { state, named, draft } = publishing
  const { run, pending } = useDiscardDraft(named, onDiscarded)
  if (!named || !draft) return null
  const noticeOf = state.status === 'draft' ? strings.unsaved : strings.unpublished
  return (
    <p
      data-slot="draft-notice"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-soft text-sm"
    >
      {noticeOf(draft.updatedBy, formatDateTime(draft.updatedAt))}
      <Button size="sm" variant="quiet" className="-ml-3.5" pending={pending} onClick={run}>
        {strings.discard}
      </Button>
    </p>
  )
}
