import { type ReactNode, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import type { ApiCall, CallInput } from '#contract/call/call.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { HistoryEntityName } from '#contract/lifecycle/history.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { showUndoToast, undoDeletion } from './undo-deletion.tsx'

type DeleteDialogProps<C extends ApiCall> = {
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
  undo?: { entity: HistoryEntityName; id: string | undefined }
  onDeleted?: () => void
}

/** Dialog that confirms and deletes an entry. Then offers to undo the deletion. */
export function DeleteDialog<C extends ApiCall>(props: DeleteDialogProps<C>) {
  const { open, onClose, question, name, details, call, input, undo, onDeleted } = props
  const { confirmLabel = commonAdminStrings.delete } = props
  const { run, pending } = useApiCall(call)
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
      showUndoToast(
        () => undoDeletion(entity, id),
        () => void revalidate(),
        commonAdminStrings.undoQuestion,
        name && commonAdminStrings.undoAbout(entityLabelOf(entity), [name]),
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
