import type { ComponentProps } from 'react'
import type { passkeyApi, recoveryCodeApi, totpApi } from '#contract/account/second-factor.ts'
import type { ResponseBody } from '#contract/call/call.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { secondFactorStrings as strings } from '#web/content/second-factor-strings.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { PasswordPromptProvider } from './password-question.tsx'

type ProvenCall = typeof totpApi.remove | typeof passkeyApi.remove | typeof recoveryCodeApi.renew

type ProofDialogProps<C extends ProvenCall> = {
  title: string
  call: C
  fixed?: Readonly<Record<string, unknown>>
  submitLabel: string
  open: boolean
  onClose: () => void
  onDone: (answer: ResponseBody<C>) => void
}

/** Dialog that requires an authentication code before a second factor is changed. */
export function SecondFactorCodeDialog<C extends ProvenCall>({
  title,
  call,
  fixed,
  submitLabel,
  open,
  onClose,
  onDone,
}: ProofDialogProps<C>) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} title={title}>
      <PasswordPromptProvider>
        <CallForm call={call} onDone={onDone} {...(fixed && { fixed })}>
          <div className="grid gap-5">
            <CallField name="code" label={strings.anyCode} required>
              <CodeTextInput />
            </CallField>
            <SubmitButton className="justify-self-start">{submitLabel}</SubmitButton>
          </div>
        </CallForm>
      </PasswordPromptProvider>
    </Dialog>
  )
}

function CodeTextInput(props: ComponentProps<typeof Input>) {
  return <Input autoComplete="one-time-code" spellCheck={false} autoCapitalize="off" {...props} />
}
