import { useLocation, useNavigate } from 'react-router'
import { authApi } from '#contract/auth.ts'
import { CallField, CallForm, useFormPending } from '#web/calls/call-form.tsx'
import { keepSession } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { login as words } from '#web/content/account.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

const dashboard = '/admin/dashboard'

const cameFrom = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : dashboard

/** Opens a session and goes to the dashboard, or back to where an expired one was. */
export function LoginForm() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <CallForm
      call={authApi.login}
      toasts={toasts.auth.login}
      onDone={({ token, user }) => {
        keepSession(token, user)
        navigate(cameFrom(state))
      }}
    >
      <LoginFields />
    </CallForm>
  )
}

function LoginFields() {
  const pending = useFormPending()
  return (
    <div className="grid gap-5">
      <CallField name="email" label={words.email} type="email" required autoComplete="username" />
      <CallField name="password" label={words.password} required>
        <PasswordInput autoComplete="current-password" />
      </CallField>
      <Button type="submit" size="lg" pending={pending}>
        {words.submit}
      </Button>
    </div>
  )
}
