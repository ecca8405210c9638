import type { SaveState } from '#web/admin/editor/draft/autosave.ts'
import { publishing as words } from '#web/admin/editor/draft/publishing-words.ts'
import { timeText } from '#web/ui/text/moment-text.ts'

const textOf = (state: SaveState, isNew: boolean): string => {
  if (state.kind === 'saving') return words.saving
  if (state.kind === 'saved') return (isNew ? words.savedNew : words.saved)(timeText(state.at))
  return state.kind === 'failed' ? words.notSaved(state.message) : ''
}

type SaveStateLineProps = { state: SaveState; isNew: boolean }

/** Says of a form that saves itself how far what was typed has come. */
export function SaveStateLine({ state, isNew }: SaveStateLineProps) {
  return (
    <output
      data-slot="save-state"
      className="mr-auto self-center text-ink-faint text-sm empty:hidden max-sm:w-full"
    >
      {textOf(state, isNew)}
    </output>
  )
}
