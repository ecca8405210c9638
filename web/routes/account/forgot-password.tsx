import { Link } from 'react-router'
import { defaultSettings } from '#contract/default-settings.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { forgotPassword as words } from '#web/content/account.ts'
import { ForgotPasswordForm } from '#web/features/account/password-forms.tsx'
import { AuthShell } from '#web/features/chrome/auth-shell.tsx'
import type { Route } from './+types/forgot-password.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/forgot-password', isPrivate: true })

export default function ForgotPassword() {
  return (
    <AuthShell
      name={defaultSettings.name}
      heading={words.heading}
      intro={words.intro}
      tagline={defaultSettings.tagline}
      footer={
        <Link to="/login" className="link">
          {words.back}
        </Link>
      }
    >
      <ForgotPasswordForm />
    </AuthShell>
  )
}
