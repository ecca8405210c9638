import { Button } from '#web/ui/button.tsx'
import { sitePanelStrings as strings } from './site-panel-strings.ts'

/** Shown while there are unsaved changes, with a button that discards them. */
export function UnsavedChangesNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="mr-auto flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      {strings.unsaved}
      <Button variant="quiet" size="sm" onClick={onDiscard}>
        {strings.discard}
      </Button>
    </p>
  )
}

export function SaveConflictNote({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-md border border-line-strong bg-sunk px-4 py-3 text-sm">
      {text}
    </p>
  )
}
