import { type ReactNode, useState } from 'react'
import { editing } from '#web/admin/editor/editor-words.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'

interface Leaving {
  /** Something was typed, in one form of several by a name. */
  onTyped(form?: string): void
  /** What was typed there is saved. */
  onKept(form?: string): void
  /** Whether something typed in another form is not saved yet. */
  isTypedBesides(form: string): boolean
  /** Leaves, after a question where something typed would be lost. */
  tryToLeave(): void
  readonly question: ReactNode
}

/** Asks before something that was typed is left. */
export const useLeaving = (leave: () => void): Leaving => {
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
        title={editing.leaveTitle}
        description={editing.leaveText}
        isHarmless
        confirmLabel={editing.leave}
        cancelLabel={editing.stay}
        onConfirm={go}
      />
    ),
  }
}
