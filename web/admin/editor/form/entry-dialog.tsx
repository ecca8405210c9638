import { type ReactNode, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { usePresence } from '#web/admin/editor/conflict/use-presence.ts'
import { editing } from '#web/admin/editor/editor-words.ts'
import { useOpened } from '#web/admin/editor/panel/use-opened.ts'
import { askAfterSession } from '#web/api/session-check.ts'
import { cn } from '#web/ui/cn.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { type EntryCalls, entryAction, type SavedEntry } from './entry-action.ts'
import { EntryForm, type EntryFormProps } from './entry-form.tsx'

/** What the dialog of one kind of entry is given by the list it belongs to. */
export type OpenedEntry<T> = {
  /** What is being changed; without it the dialog adds. */
  entry: T | undefined
  open: boolean
  onClose: () => void
}

type EntryDialogProps<T> = OpenedEntry<T> & {
  calls: EntryCalls
  className?: string
  /** What the button says that saves, where the usual words will not do. */
  submitLabel?: string
  check?: EntryFormProps['check']
  day?: EntryFormProps['day']
  /** The fields, filled with the entry and the draft over it. */
  children: (entry: T | undefined) => ReactNode
}

/**
 * The dialog in which an entry is added or changed. Unsaved text is kept and offered again, leaving
 * asks first and reloads the list, and whoever was overtaken by someone else chooses whose changes stay.
 */
export function EntryDialog<T extends SavedEntry>(props: EntryDialogProps<T>) {
  const { calls, onClose, className, children, entry: given, open: isWanted, ...rest } = props
  const { entry, draft, open } = useOpened(calls.entity, given, isWanted)
  const { title, ...form } = { ...entryAction(entry, calls, draft), ...rest }
  const [isDirty, setDirty] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isSaved = useRef(false)
  const { revalidate } = useRevalidator()
  const others = usePresence(open ? form.about : undefined)
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
          {...form}
          onTyped={() => setDirty(true)}
          onKept={() => setDirty(false)}
          onCancel={tryToLeave}
          onSaved={() => leave(true)}
        >
          {children(entry)}
        </EntryForm>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={editing.leaveTitle}
        description={editing.leaveText}
        isHarmless
        confirmLabel={editing.leave}
        cancelLabel={editing.stay}
        onConfirm={() => leave()}
      />
    </>
  )
}
