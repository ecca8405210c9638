import { useLocation, useNavigate } from 'react-router'
import { authApi } from '#contract/auth.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { login as words } from '#web/content/account.ts'
import { keepSession } from '#web/session/session.ts'
import { PasswordInput } from '#web/ui/form/password-input.tsx'

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
  return (
    <div className="grid gap-5">
      <CallField
        name="email"
        label={words.email}
        type="email"
        required
        autoComplete="username"
        autoFocus
      />
      <CallField name="password" label={words.password} required>
        <PasswordInput autoComplete="current-password" />
      </CallField>
      <SubmitButton size="lg">{words.submit}</SubmitButton>
    </div>
  )
}
