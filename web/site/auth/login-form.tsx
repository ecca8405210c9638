import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { authApi } from '#contract/account/auth.ts'
import type { ResponseBody } from '#contract/call/call.ts'
import { sitePages } from '#contract/pages.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { loginStrings as words } from '#web/content/account-strings.ts'
import { storeSession } from '#web/session/session.ts'
import { PasswordInput } from '#web/ui/form/password-input.tsx'

// Loaded on demand, because few accounts need a second factor and passkeys are large.
const SecondHalfForm = lazy(async () => ({
  default: (await import('./second-factor-form.tsx')).SecondFactorForm,
}))

type LoginAnswer = ResponseBody<typeof authApi.login>

const dashboard = '/admin/dashboard'

const cameFrom = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : dashboard

/** Signs in, then opens the dashboard or the page on which the session expired. */
export function LoginForm() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [firstFactor, setFirstFactor] = useState<LoginAnswer | null>(null)
  const enter = (answer: LoginAnswer) => {
    const { token, user } = answer
    if (token === undefined || user === undefined) return setFirstFactor(answer)
    storeSession(token, user)
    navigate(user.mustAddSecondFactor ? sitePages.account.path : cameFrom(state))
  }
  if (firstFactor?.challenge) {
    return (
      <Suspense>
        <SecondHalfForm
          challenge={firstFactor.challenge}
          question={firstFactor.passkey}
          onDone={enter}
          onStartAgain={() => setFirstFactor(null)}
        />
      </Suspense>
    )
  }
  return (
    <CallForm call={authApi.login} onDone={enter}>
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
