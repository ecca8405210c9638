import { type ReactNode, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import type { Call, CallInput } from '#contract/call/call.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { HistoryEntity } from '#contract/lifecycle/history.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { useCall } from '#web/api/use-call.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { offerUndo, undoDeletion } from './undo-deletion.tsx'

type DeleteDialogProps<C extends Call> = {
  open: boolean
  onClose: () => void
  question: string
  /** Name of the entry to delete. */
  name: string | undefined
  /** Describes what else is deleted together with the entry. */
  details?: ReactNode
  call: C
  input: CallInput<C> | undefined
  /** Label of the confirmation button. Defaults to “Delete”. */
  confirmLabel?: string
  /** Set if the deletion can be undone. */
  undo?: { entity: HistoryEntity; id: string | undefined }
  onDeleted?: () => void
}

/** Dialog that confirms and deletes an entry. Then offers to undo the deletion. */
export function DeleteDialog<C extends Call>(props: DeleteDialogProps<C>) {
  const { open, onClose, question, name, details, call, input, undo, onDeleted } = props
  const { confirmLabel = adminStrings.delete } = props
  const { run, pending } = useCall(call)
  const { revalidate } = useRevalidator()
  const isGone = useRef(false)

  const remove = async () => {
    if (input === undefined) return
    const answer = await run(input)
    isGone.current = !(answer instanceof ApiError) || answer.code === 'notFound'
    if (!isGone.current) return
    onClose()
    if (answer instanceof ApiError) return
    onDeleted?.()
    const { entity, id } = undo ?? {}
    if (entity && id)
      offerUndo(
        () => undoDeletion(entity, id),
        () => void revalidate(),
        adminStrings.undoQuestion,
        name && adminStrings.undoAbout(entityLabelOf(entity), [name]),
      )
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={question}
      description={name}
      details={details}
      confirmLabel={confirmLabel}
      pending={pending}
      // After a deletion, the button that opened the dialog is gone with its row, so the first button of the
      // panel gets the focus.
      focusNext={() =>
        isGone.current ? document.querySelector<HTMLElement>('[data-slot=panel] button') : null
      }
      onConfirm={remove}
    />
  )
}
