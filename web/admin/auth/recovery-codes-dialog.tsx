import { useState } from 'react'
import { secondFactorStrings as strings } from '#web/content/second-factor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { downloadText } from '#web/ui/download.ts'

type RecoveryCodesDialogProps = {
  codes: readonly string[]
  onClose: () => void
  /** Returns the element to focus after closing, because the button that opened the dialog is often gone. */
  focusNext: () => HTMLElement | null
}

/** Shows new recovery codes. They cannot be shown again. */
export function RecoveryCodesDialog({ codes, onClose, focusNext }: RecoveryCodesDialogProps) {
  const [outcome, setOutcome] = useState<string>(strings.copy)
  const text = `${codes.join('\n')}\n`
  const copy = async () => setOutcome((await copyText(text)) ? strings.copied : strings.notCopied)
  return (
    <Dialog
      open={codes.length > 0}
      onOpenChange={(next) => next || onClose()}
      guarded
      focusNext={focusNext}
      title={strings.keepThem}
      description={strings.keepThemIntro}
      footer={<Button onClick={onClose}>{strings.done}</Button>}
    >
      <ul className="grid grid-cols-1 gap-x-8 gap-y-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          {outcome}
        </Button>
        <Button
          variant="secondary"
          onClick={() => downloadText(strings.fileName, text, 'text/plain')}
        >
          {strings.download}
        </Button>
      </div>
    </Dialog>
  )
}
