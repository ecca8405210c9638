import { type ReactNode, useRef, useState } from 'react'
import { authApi } from '#contract/account/auth.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { PasswordPromptContext } from '#web/api/password-prompt-context.ts'
import { passwordPromptStrings as strings } from '#web/content/second-factor-strings.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'

/**
 * Opens a password dialog when a call of `children` requires it, then repeats the call. A dialog needs its own, so that the
 * password dialog opens above it.
 */
export function PasswordPromptProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)

  const askFor = (why: string) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve
      setReason(why)
      setOpen(true)
    })

  const close = (isConfirmed: boolean) => {
    setOpen(false)
    answer.current?.(isConfirmed)
  }

  return (
    <>
      <PasswordPromptContext value={askFor}>{children}</PasswordPromptContext>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => next || close(false)}
        title={strings.title}
        description={reason}
      >
        <CallForm call={authApi.confirmPassword} onDone={() => close(true)}>
          <div className="grid gap-5">
            <CallField name="password" label={strings.password} required>
              <PasswordInput autoComplete="current-password" />
            </CallField>
            <SubmitButton className="justify-self-start">{strings.submit}</SubmitButton>
          </div>
        </CallForm>
      </Dialog>
    </>
  )
}
