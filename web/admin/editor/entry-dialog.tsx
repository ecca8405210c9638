import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { editing } from '#web/content/admin.ts'
import { askAfterSession } from '#web/session/session-check.ts'
import { cn } from '#web/ui/cn.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { EntryForm, type EntryFormProps } from './entry-form.tsx'
import { usePresence } from './use-presence.ts'

type EntryDialogProps = Omit<EntryFormProps, 'onTyped' | 'onKept' | 'onCancel' | 'onSaved'> & {
  open: boolean
  onClose: () => void
  title: string
  className?: string
}

/**
 * The dialog in which an entry is added or changed. Unsaved text is kept and offered again, leaving
 * asks first and reloads the list, and whoever was overtaken by someone else chooses whose changes stay.
 */
export function EntryDialog({ open, onClose, title, className, ...props }: EntryDialogProps) {
  const [isDirty, setDirty] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isSaved = useRef(false)
  const { revalidate } = useRevalidator()
  const others = usePresence(open ? props.about : undefined)
  // Others may have changed the list in the meantime. Keep the old list if reloading fails.
  const reload = async () => {
    if (await askAfterSession()) await revalidate()
  }
  const leave = (saved = false) => {
    isSaved.current = saved
    setLeaving(false)
    setDirty(false)
    onClose()
    // Saving has reloaded the list already.
    if (!saved) void reload()
  }
  // What opened it may have gone by now, or it was opened by key.
  const addButton = () =>
    isSaved.current
      ? document.querySelector<HTMLElement>('[data-slot=panel] [aria-keyshortcuts=n]')
      : null
  const tryToLeave = () => (isDirty ? setLeaving(true) : leave())
  return (
    <>
      <Dialog
        guarded
        open={open}
        onOpenChange={(next) => next || tryToLeave()}
        focusNext={addButton}
        title={title}
        description={others.length > 0 && editing.alsoOpen(others)}
        className={cn(className, 'has-data-[slot=draft-preview]:xl:max-w-[96rem]')}
      >
        <EntryForm
          {...props}
          onTyped={() => setDirty(true)}
          onKept={() => setDirty(false)}
          onCancel={tryToLeave}
          onSaved={() => leave(true)}
        />
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={editing.leaveTitle}
        description={editing.leaveText}
        confirmLabel={editing.leave}
        cancelLabel={editing.stay}
        onConfirm={() => leave()}
      />
    </>
  )
}
