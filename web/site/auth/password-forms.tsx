import { useState } from 'react'
import { useNavigate } from 'react-router'
import { authApi } from '#contract/account/auth.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { forgotPassword, resetPassword, signup } from '#web/content/account.ts'
import { PasswordInput } from '#web/ui/form/password-input.tsx'

export function ForgotPasswordForm() {
  const [isSent, setSent] = useState(false)
  if (isSent) return <p role="status">{forgotPassword.sent}</p>
  return (
    <CallForm call={authApi['reset-password-token']} onDone={() => setSent(true)}>
      <div className="grid gap-5">
        <CallField
          name="email"
          label={forgotPassword.email}
          type="email"
          required
          autoComplete="username"
          autoFocus
        />
        <SubmitButton size="lg">{forgotPassword.submit}</SubmitButton>
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
          label={resetPassword.password}
          hint={signup.passwordHint}
          required
        >
          <PasswordInput autoComplete="new-password" autoFocus />
        </CallField>
        <CallField name="confirmPassword" label={resetPassword.confirmPassword} required>
          <PasswordInput autoComplete="new-password" />
        </CallField>
        <SubmitButton size="lg">{resetPassword.submit}</SubmitButton>
      </div>
    </CallForm>
  )
}
