import { type ComponentProps, useState } from 'react'
import { publishingStrings as strings } from '#web/admin/editor/draft/publishing-strings.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { UploadProgress } from '#web/ui/picture/upload-progress.tsx'
import { formatShortDateTime } from '#web/ui/text/format-in-time-zone.ts'
import { keepFocusAboveBar } from './keep-focus-above-bar.ts'
import { SaveButtons } from './save-buttons.tsx'
import { SaveStateLine } from './save-state.tsx'
import {
  PublishingTimesButton,
  PublishingTimesFields,
  usePublishingTimesDisclosure,
} from './schedule.tsx'
import { useSiteTimeZone } from './use-site-zone.ts'

type FormActionsProps = Omit<ComponentProps<typeof SaveButtons>, 'later'> & {
  /** Progress of the upload. Null if nothing is being uploaded. */
  progress: number | null
  /** Progress of autosave. Undefined for forms without it. */
  saved: ComponentProps<typeof SaveStateLine> | undefined
  /**
   * Called by the cancel button. Undefined if the form has no such button, because there is nothing
   * to go back to.
   */
  onCancel: (() => void) | undefined
}

/** Sticky footer of a form with save state, publishing times and buttons. */
export function FormActions({ progress, saved, onCancel, ...buttons }: FormActionsProps) {
  const { publishing } = buttons
  const schedule = usePublishingTimesDisclosure()
  const zone = useSiteTimeZone()
  const [publishAt, setPublishAt] = useState(publishing?.state.publishAt ?? '')
  const isLater = publishAt > new Date().toISOString()
  return (
    <div
      ref={keepFocusAboveBar}
      data-slot="form-actions"
      className="sticky bottom-0 z-10 -mx-6 grid gap-3 rounded-b-xl border-line border-t bg-surface px-6 py-4 max-sm:px-4 max-sm:py-3 [@media(max-height:30rem)]:static"
    >
      <UploadProgress share={progress} />
      {publishing && (
        <PublishingTimesFields
          schedule={schedule}
          state={publishing.state}
          onPublishAt={setPublishAt}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-3 max-sm:gap-2">
        {saved && <SaveStateLine {...saved} />}
        {publishing && <PublishingTimesButton schedule={schedule} />}
        {onCancel && (
          // On a phone, the close button above does the same and the remaining buttons fit into one line.
          <Button variant="secondary" className="max-sm:hidden" onClick={onCancel}>
            {commonAdminStrings.cancel}
          </Button>
        )}
        <SaveButtons
          {...buttons}
          later={isLater ? strings.publishOn(formatShortDateTime(publishAt, zone)) : undefined}
        />
      </div>
    </div>
  )
}
