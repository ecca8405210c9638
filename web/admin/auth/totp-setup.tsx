import { useState } from 'react'
import { totpApi } from '#contract/account/second-factor.ts'
import { ApiError } from '#contract/call/api-error.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { secondFactorStrings as strings } from '#web/content/second-factor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { CodeInput } from '#web/ui/form/code-input.tsx'
import { QrCode } from '#web/ui/picture/qr-code.tsx'
import { PasswordPromptProvider } from './password-question.tsx'

type TotpSetupProps = { onDone: (recoveryCodes: readonly string[]) => void }

/** Sets up an authenticator app: shows QR code and key, then confirms them with a code. */
export function TotpSetup({ onDone }: TotpSetupProps) {
  const { run, pending } = useApiCall(totpApi.begin)
  const [begun, setBegun] = useState<{ otpauthUrl: string; secret: string } | null>(null)
  const begin = async () => {
    const answer = await run({})
    if (!(answer instanceof ApiError)) setBegun(answer)
  }
  return (
    <>
      <Button variant="secondary" className="justify-self-start" pending={pending} onClick={begin}>
        {strings.addApp}
      </Button>
      {begun && (
        <Dialog
          open
          onOpenChange={() => setBegun(null)}
          title={strings.addApp}
          description={strings.scan}
        >
          <PasswordPromptProvider>
            <CallForm
              call={totpApi.confirm}
              onDone={({ recoveryCodes }) => {
                setBegun(null)
                onDone(recoveryCodes)
              }}
            >
              <div className="grid gap-5">
                <QrCode
                  text={begun.otpauthUrl}
                  label={strings.picture}
                  className="w-52 rounded-md"
                />
                <p className="text-sm">
                  <span className="font-medium">{strings.key}</span>{' '}
                  <code className="wrap-anywhere select-all font-mono">
                    {begun.secret.match(/.{1,4}/g)?.join(' ')}
                  </code>
                </p>
                <CallField name="code" label={strings.code} hint={strings.codeHint} required>
                  <CodeInput />
                </CallField>
                <SubmitButton className="justify-self-start">{strings.confirm}</SubmitButton>
              </div>
            </CallForm>
          </PasswordPromptProvider>
        </Dialog>
      )}
    </>
  )
}
