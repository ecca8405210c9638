import type { AutosaveState } from '#web/admin/editor/draft/autosave.ts'
import { publishingStrings as strings } from '#web/admin/editor/draft/publishing-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { formatTime } from '#web/ui/text/format-date-time.ts'

const savedTexts = { new: strings.savedNew, draft: strings.saved, published: strings.savedOver }

const textOf = (state: AutosaveState, of: keyof typeof savedTexts): string => {
  if (state.kind === 'saving') return strings.saving
  if (state.kind === 'saved') return savedTexts[of](formatTime(state.at))
  return state.kind === 'failed' ? strings.notSaved(state.message) : ''
}

type SaveStateLineProps = {
  state: AutosaveState
  /** Kind of the saved text: a new entry, a draft, or a draft over a published entry. */
  of: keyof typeof savedTexts
  /** Discards the draft. Undefined if another component offers that. */
  onDiscard: (() => void) | undefined
}

export function SaveStateLine({ state, of, onDiscard }: SaveStateLineProps) {
  return (
    // The text wraps before the buttons do. Otherwise they would move with every save.
    <div className="flex flex-1 flex-wrap items-center gap-x-2 max-sm:basis-full sm:basis-36">
      <output data-slot="save-state" className="text-ink-faint text-sm empty:hidden">
        {textOf(state, of)}
      </output>
      {onDiscard && state.kind === 'saved' && (
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          {strings.discardChanges}
        </Button>
      )}
    </div>
  )
}
