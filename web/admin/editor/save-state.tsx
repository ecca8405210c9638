import { publishing as words } from '#web/content/publishing.ts'
import { timeText } from '#web/ui/text/moment-text.ts'
import type { SaveState } from './autosave.ts'

const textOf = (state: SaveState): string => {
  if (state.kind === 'saving') return words.saving
  if (state.kind === 'saved') return words.saved(timeText(state.at))
  return state.kind === 'failed' ? words.notSaved(state.message) : ''
}

/** Says of a draft that saves itself how far what was typed has come. */
export function SaveStateLine({ state }: { state: SaveState }) {
  return (
    <output data-slot="save-state" className="mr-auto self-center text-ink-faint text-sm">
      {textOf(state)}
    </output>
  )
}
