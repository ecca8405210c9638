import { useState } from 'react'
import { useNavigate } from 'react-router'
import { authApi } from '#contract/account/auth.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import {
  forgotPasswordStrings,
  resetPasswordStrings,
  signupStrings,
} from '#web/content/account-strings.ts'
import { PasswordInput } from '#web/ui/form/password-input.tsx'

export function ForgotPasswordForm() {
  const [isSent, setSent] = useState(false)
  if (isSent) return <p role="status">{forgotPasswordStrings.sent}</p>
  return (
    <CallForm call={authApi['reset-password-token']} onDone={() => setSent(true)}>
      <div className="grid gap-5">
        <CallField
          name="email"
          label={forgotPasswordStrings.email}
          type="email"
          required
          autoComplete="username"
          autoFocus
        />
        <SubmitButton size="lg">{forgotPasswordStrings.submit}</SubmitButton>
      </div>
    </CallForm>
  )
}

export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  return (
    <CallForm call={authApi['update-password']} fixed={{ token }} onDone={() => navigate('/login')}>
      <div className="grid gap-5">
        <CallField
          name="password"
          label={resetPasswordStrings.password}
          hint={signupStrings.passwordHint}
          required
        >
          <PasswordInput autoComplete="new-password" autoFocus />
        </CallField>
        <CallField name="confirmPassword" label={resetPasswordStrings.confirmPassword} required>
          <PasswordInput autoComplete="new-password" />
        </CallField>
        <SubmitButton size="lg">{resetPasswordStrings.submit}</SubmitButton>
      </div>
    </CallForm>
  )
}
