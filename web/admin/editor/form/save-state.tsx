import type { SaveState } from '#web/admin/editor/draft/autosave.ts'
import { publishing as words } from '#web/admin/editor/draft/publishing-words.ts'
import { Button } from '#web/ui/button.tsx'
import { formatTime } from '#web/ui/text/format-date-time.ts'

const said = { new: words.savedNew, draft: words.saved, published: words.savedOver }

const textOf = (state: SaveState, of: keyof typeof said): string => {
  if (state.kind === 'saving') return words.saving
  if (state.kind === 'saved') return said[of](formatTime(state.at))
  return state.kind === 'failed' ? words.notSaved(state.message) : ''
}

type SaveStateLineProps = {
  state: SaveState
  /** What is saved: something new, a draft, or changes over what visitors see. */
  of: keyof typeof said
  /** Drops what was saved; absent where that is offered elsewhere. */
  onDiscard: (() => void) | undefined
}

/** Says of a form that saves itself how far what was typed has come. */
export function SaveStateLine({ state, of, onDiscard }: SaveStateLineProps) {
  return (
    // Its words wrap before the buttons do, which would jump whenever something is saved.
    <div className="flex flex-1 flex-wrap items-center gap-x-2 max-sm:basis-full sm:basis-36">
      <output data-slot="save-state" className="text-ink-faint text-sm empty:hidden">
        {textOf(state, of)}
      </output>
      {onDiscard && state.kind === 'saved' && (
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          {words.discardChanges}
        </Button>
      )}
    </div>
  )
}
