import { type ComponentProps, useState } from 'react'
import { publishing as words } from '#web/admin/editor/draft/publishing-words.ts'
import { admin } from '#web/admin/editor/editor-words.ts'
import { Button } from '#web/ui/button.tsx'
import { UploadProgress } from '#web/ui/picture/upload-progress.tsx'
import { formatShortDateTime } from '#web/ui/text/format-in-time-zone.ts'
import { keepClear } from './keep-clear.ts'
import { SaveButtons } from './save-buttons.tsx'
import { SaveStateLine } from './save-state.tsx'
import { ScheduleButton, ScheduleFields, useSchedule } from './schedule.tsx'
import { useSiteZone } from './use-site-zone.ts'

type FormActionsProps = Omit<ComponentProps<typeof SaveButtons>, 'later'> & {
  /** How much of the files has been sent; null while none is on its way. */
  progress: number | null
  /** How far what saves itself has come; absent where nothing does. */
  saved: ComponentProps<typeof SaveStateLine> | undefined
  /** Absent where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** The foot of a form, always in view: how far it is saved, when it is shown, and the buttons that send or leave it. */
export function FormActions({ progress, saved, onCancel, ...buttons }: FormActionsProps) {
  const { publishing } = buttons
  const schedule = useSchedule()
  const zone = useSiteZone()
  const [publishAt, setPublishAt] = useState(publishing?.state.publishAt ?? '')
  const isLater = publishAt > new Date().toISOString()
  return (
    <div
      ref={keepClear}
      data-slot="form-actions"
      className="sticky bottom-0 z-10 -mx-6 grid gap-3 rounded-b-xl border-line border-t bg-surface px-6 py-4 max-sm:px-4 max-sm:py-3 [@media(max-height:30rem)]:static"
    >
      <UploadProgress share={progress} />
      {publishing && (
        <ScheduleFields schedule={schedule} state={publishing.state} onPublishAt={setPublishAt} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-3 max-sm:gap-2">
        {saved && <SaveStateLine {...saved} />}
        {publishing && <ScheduleButton schedule={schedule} />}
        {onCancel && (
          // On a phone the cross above does the same, and the others fit into one line.
          <Button variant="secondary" className="max-sm:hidden" onClick={onCancel}>
            {admin.cancel}
          </Button>
        )}
        <SaveButtons
          {...buttons}
          later={isLater ? words.publishOn(formatShortDateTime(publishAt, zone)) : undefined}
        />
      </div>
    </div>
  )
}
