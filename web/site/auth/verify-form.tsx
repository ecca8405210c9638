import { useNavigate } from 'react-router'
import { authApi, type SignupInput } from '#contract/account/auth.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { verifyEmailStrings as words } from '#web/content/account-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeInput } from '#web/ui/form/code-input.tsx'
import { storePendingSignup } from './pending-signup.ts'

/**
 * Completes a sign-up with the mailed code. After an error, the user returns to the sign-up
 * form.
 */
export function VerifyForm({ signup }: { signup: SignupInput }) {
  const navigate = useNavigate()
  return (
    <CallForm
      call={authApi.signup}
      fixed={{ ...signup, userType: 'SuperAdmin' }}
      onDone={() => {
        storePendingSignup(null)
        navigate('/login')
      }}
      onRefused={({ message }) => {
        navigate('/signup', { state: { refused: message } })
        return true
      }}
    >
      <CodeField />
    </CallForm>
  )
}

function CodeField() {
  return (
    <div className="grid gap-6">
      <CallField name="otp" label={words.code}>
        <CodeInput autoFocus />
      </CallField>
      <SubmitButton size="lg">{words.submit}</SubmitButton>
    </div>
  )
}

export function ResendButton({ email }: { email: string }) {
  const { run, pending } = useApiCall(authApi.sendotp)
  return (
    <Button
      variant="quiet"
      size="sm"
      className="link px-1.5"
      pending={pending}
      onClick={() => run({ email, checkUserPresent: true })}
    >
      {words.resend}
    </Button>
  )
}
