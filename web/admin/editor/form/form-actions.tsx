import type { ComponentProps } from 'react'
import { admin } from '#web/admin/editor/editor-words.ts'
import { Button } from '#web/ui/button.tsx'
import { UploadProgress } from '#web/ui/picture/upload-progress.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { SaveStateLine } from './save-state.tsx'

type FormActionsProps = ComponentProps<typeof SaveButtons> & {
  /** How much of the files has been sent; null while none is on its way. */
  progress: number | null
  /** How far what saves itself has come; absent where nothing does. */
  saved: ComponentProps<typeof SaveStateLine> | undefined
  /** Absent where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** The foot of a form, always in view: how far it is saved, and the buttons that send or leave it. */
export function FormActions({ progress, saved, onCancel, ...buttons }: FormActionsProps) {
  return (
    <div
      data-slot="form-actions"
      className="sticky bottom-0 z-10 -mx-6 grid gap-3 rounded-b-xl border-line border-t bg-surface px-6 py-4"
    >
      <UploadProgress share={progress} />
      <div className="flex flex-wrap justify-end gap-3">
        {saved && <SaveStateLine {...saved} />}
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {admin.cancel}
          </Button>
        )}
        <SaveButtons {...buttons} />
      </div>
    </div>
  )
}
