import { useState } from 'react'
import { useNavigate } from 'react-router'
import { authApi, type Session } from '#contract/account/auth.ts'
import type { SecondFactorStatus } from '#contract/account/second-factor.ts'
import { ApiError } from '#contract/call/api-error.ts'
import type { DigestInterval } from '#contract/settings/digest.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { accountPanelStrings as strings } from '#web/content/administration-strings.ts'
import { clearSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import { EmailDigestSection } from './digest-section.tsx'
import { PasswordPromptProvider } from './password-question.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

type AccountPanelProps = {
  list: { sessions: readonly Session[]; secondFactor: SecondFactorStatus; digest: DigestInterval }
}

export function AccountPanel({ list: { sessions, secondFactor, digest } }: AccountPanelProps) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [changes, setChanges] = useState(0)
  const { run, pending } = useApiCall(authApi.signOutEverywhere, {
    endsSession: true,
  })
  const signOutEverywhere = async () => {
    if ((await run({})) instanceof ApiError) return
    clearSession()
    navigate('/login')
  }
  return (
    <AdminPanel title={strings.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <section aria-label={strings.password} className="grid max-w-md gap-4">
          <h2 className="display text-2xl">{strings.password}</h2>
          <CallForm
            key={changes}
            call={authApi.changepassword}
            onDone={() => setChanges(changes + 1)}
          >
            <div className="grid gap-5">
              <CallField name="oldPassword" label={strings.oldPassword} required>
                <PasswordInput autoComplete="current-password" />
              </CallField>
              <CallField
                name="newPassword"
                label={strings.newPassword}
                hint={strings.passwordHint}
                required
              >
                <PasswordInput autoComplete="new-password" />
              </CallField>
              <CallField name="confirmNewPassword" label={strings.confirmNewPassword} required>
                <PasswordInput autoComplete="new-password" />
              </CallField>
              <SubmitButton className="justify-self-start">{strings.change}</SubmitButton>
            </div>
          </CallForm>
        </section>
        <PasswordPromptProvider>
          <SecondFactorSection factor={secondFactor} />
        </PasswordPromptProvider>
        <EmailDigestSection digest={digest} />
        <section aria-label={strings.sessions} className="grid max-w-3xl gap-4">
          <h2 className="display text-2xl">{strings.sessions}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {sessions.map(({ openedAt, lastUsedAt, isThis }) => (
              <li key={openedAt} className="tabular px-4 py-3 text-sm">
                {strings.opened(formatDateTime(openedAt))},{' '}
                {strings.lastUsed(formatDateTime(lastUsedAt))}
                {isThis && <strong className="font-medium"> ({strings.thisOne})</strong>}
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => setAsking(true)}
          >
            {strings.everywhere}
          </Button>
        </section>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={strings.confirmEverywhere}
        confirmLabel={strings.everywhere}
        pending={pending}
        onConfirm={signOutEverywhere}
      />
    </AdminPanel>
  )
}
