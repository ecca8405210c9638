import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { accessKeyPanelStrings as strings } from './key-panel-strings.ts'

type SecretDialogProps = {
  /** Key or secret to show. Empty while the dialog is closed. */
  secret: string
  title: string
  description: string
  onClose: () => void
}

/** Shows a new key or secret. It cannot be shown again. */
export function SecretDialog({ secret, title, description, onClose }: SecretDialogProps) {
  const [outcome, setOutcome] = useState(strings.copy)
  const copy = async () => setOutcome((await copyText(secret)) ? strings.copied : strings.notCopied)
  const close = () => {
    setOutcome(strings.copy)
    onClose()
  }
  return (
    <Dialog
      open={secret !== ''}
      onOpenChange={(next) => next || close()}
      guarded
      title={title}
      description={description}
      footer={<Button onClick={close}>{strings.kept}</Button>}
    >
      <p className="wrap-anywhere rounded-md border border-line bg-paper px-4 py-3 font-mono text-sm">
        {secret}
      </p>
      <Button variant="secondary" className="mt-4" onClick={copy}>
        {outcome}
      </Button>
    </Dialog>
  )
}
