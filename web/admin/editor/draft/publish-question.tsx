import { WarningList } from '#web/admin/editor/panel/warning-list.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { publishWarningStrings as strings } from './publish-check-strings.ts'

type PublishQuestionProps = {
  warnings: readonly string[]
  onClose: () => void
  onAnyway: () => void
}

export function PublishWarningsDialog({ warnings, onClose, onAnyway }: PublishQuestionProps) {
  return (
    <ConfirmDialog
      open={warnings.length > 0}
      onOpenChange={(next) => next || onClose()}
      title={strings.title}
      description={strings.text}
      details={<WarningList warnings={warnings} />}
      isHarmless
      confirmLabel={strings.anyway}
      cancelLabel={strings.mend}
      onConfirm={onAnyway}
    />
  )
}
