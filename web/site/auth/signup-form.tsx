import { useNavigate } from 'react-router'
import { authApi, signupFormSchema } from '#contract/account/auth.ts'
import { toFieldErrors } from '#contract/call/api-error.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { signupStrings as words } from '#web/content/account-strings.ts'
import { toast } from '#web/ui/dialog/toast.ts'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { readInterruptedSignup, readPendingSignup, storePendingSignup } from './pending-signup.ts'

const check = (typed: Readonly<Record<string, unknown>>) => {
  const checked = signupFormSchema.safeParse(typed)
  storePendingSignup(checked.data ?? null)
  if (checked.success) return []
  const found = toFieldErrors(checked.error)
  if (found.some(({ message }) => message === words.mismatch)) toast.error(words.mismatch)
  return found
}

/** Mails a code to the address. The next page verifies the code. */
export function SignupForm() {
  const navigate = useNavigate()
  return (
    <CallForm
      call={authApi.sendotp}
      fixed={{ checkUserPresent: true }}
      check={check}
      onDone={() => navigate('/verify-email')}
    >
      <SignupFields />
    </CallForm>
  )
}

function SignupFields() {
  const pending = readPendingSignup()
  const interrupted = readInterruptedSignup()
  const stored = pending ?? interrupted
  return (
    <div className="grid gap-5">
      {interrupted && <Notice>{words.interrupted}</Notice>}
      <CallField
        name="username"
        label={words.username}
        required
        autoComplete="username"
        defaultValue={stored?.username}
      />
      <CallField
        name="email"
        label={words.email}
        type="email"
        required
        autoComplete="email"
        defaultValue={stored?.email}
      />
      <CallField name="password" label={words.password} hint={words.passwordHint} required>
        <PasswordInput autoComplete="new-password" defaultValue={pending?.password} />
      </CallField>
      <CallField name="confirmPassword" label={words.confirmPassword} required>
        <PasswordInput autoComplete="new-password" defaultValue={pending?.confirmPassword} />
      </CallField>
      <SubmitButton size="lg">{words.submit}</SubmitButton>
    </div>
  )
}
