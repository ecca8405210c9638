import { FormQuestionNotice } from '#web/admin/editor/conflict/choice-notice.tsx'
import { editingStrings } from '#web/admin/editor/editor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import { unsavedFileNamesOf } from './unsaved-text.ts'
import type { useUnsavedFormValues } from './use-unsaved.ts'

export function RestoreUnsavedNotice({
  unsaved,
}: {
  unsaved: ReturnType<typeof useUnsavedFormValues>
}) {
  const { offered, bringBack, discard } = unsaved
  if (!offered) return null
  const files = unsavedFileNamesOf(offered)
  const text = editingStrings.draft(formatDateTime(offered.at))
  return (
    <FormQuestionNotice
      text={files.length > 0 ? `${text} ${editingStrings.chooseAgain(files)}` : text}
    >
      <Button size="sm" onClick={bringBack}>
        {editingStrings.bringBack}
      </Button>
      <Button size="sm" variant="quiet" onClick={discard}>
        {editingStrings.discard}
      </Button>
    </FormQuestionNotice>
  )
}
