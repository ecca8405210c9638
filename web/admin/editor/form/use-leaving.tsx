import { type ReactNode, useState } from 'react'
import { editingStrings } from '#web/admin/editor/editor-strings.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'

interface Leaving {
  /**
   * Called when the user types. `form` is empty or, if a dialog has several forms, the name of one.
   */
  onTyped(form?: string): void
  /** Called when the typed text is saved. */
  onKept(form?: string): void
  /** Whether another form has unsaved text. */
  isTypedBesides(form: string): boolean
  /** Leaves the form. If unsaved text would be lost, the user has to confirm. */
  tryToLeave(): void
  readonly question: ReactNode
}

/** Tracks unsaved text, and lets the user confirm before `leave` is called. */
export const useLeaveConfirmation = (leave: () => void): Leaving => {
  const [typedIn, setTypedIn] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const go = () => {
    setAsking(false)
    setTypedIn([])
    leave()
  }
  return {
    onTyped: (form = '') => setTypedIn((before) => [...new Set([...before, form])]),
    onKept: (form = '') => setTypedIn((before) => before.filter((each) => each !== form)),
    isTypedBesides: (form) => typedIn.some((each) => each !== form),
    tryToLeave: () => (typedIn.length > 0 ? setAsking(true) : go()),
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={editingStrings.leaveTitle}
        description={editingStrings.leaveText}
        isHarmless
        confirmLabel={editingStrings.leave}
        cancelLabel={editingStrings.stay}
        onConfirm={go}
      />
    ),
  }
}
