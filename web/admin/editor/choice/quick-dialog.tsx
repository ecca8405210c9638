import { type ReactNode, useState } from 'react'
import type { ApiCall, ResponseBody } from '#contract/call/call.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { withIdempotencyKey } from '#web/admin/editor/form/with-idempotency-key.ts'
import { browserClientOptions } from '#web/api/browser-client.ts'
import { CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

type QuickDialogProps<C extends ApiCall> = {
  open: boolean
  onClose: () => void
  title: string
  description: string
  call: C
  onMade: (answer: ResponseBody<C>) => void
  children: ReactNode
}

/** Dialog above a form that adds an entry, such as a person, which the form can then select. */
export function QuickAddDialog<C extends ApiCall>(props: QuickDialogProps<C>) {
  const { open, onClose, title, description, call, onMade, children } = props
  const [fetch] = useState(() => withIdempotencyKey(browserClientOptions.fetch))
  return (
    <Dialog
      guarded
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={description}
    >
      <CallForm
        call={call}
        fetch={fetch}
        onDone={(answer) => {
          onMade(answer)
          onClose()
        }}
      >
        <div className="grid gap-5 pb-5">
          {children}
          <div className="flex justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              {commonAdminStrings.cancel}
            </Button>
            <SubmitButton>{commonAdminStrings.save}</SubmitButton>
          </div>
        </div>
      </CallForm>
    </Dialog>
  )
}
