import { forgotPasswordStrings as words } from '#web/content/account-strings.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { Link } from '#web/ui/link.tsx'
import type { Route } from './+types/forgot-password-route.ts'
import { AuthPageLayout } from './auth-shell.tsx'
import { ForgotPasswordForm } from './password-forms.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { name: words.title, path: '/forgot-password', isPrivate: true })

export default function ForgotPassword() {
  return (
    <AuthPageLayout
      heading={words.heading}
      intro={words.intro}
      footer={
        <Link to="/login" className="link">
          {words.back}
        </Link>
      }
    >
      <ForgotPasswordForm />
    </AuthPageLayout>
  )
}
