import { forgotPasswordStrings, loginStrings as words } from '#web/content/account-strings.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { Link } from '#web/ui/link.tsx'
import type { Route } from './+types/login-route.ts'
import { AuthPageLayout } from './auth-shell.tsx'
import { LoginForm } from './login-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { name: words.title, path: '/login', isPrivate: true })

export default function Login() {
  return (
    <AuthPageLayout
      heading={words.heading}
      intro={words.intro}
      footer={
        <div className="grid gap-2">
          <Link to="/forgot-password" className="link justify-self-start">
            {forgotPasswordStrings.link}
          </Link>
          <p>
            {words.noAccount}{' '}
            <Link to="/signup" className="link">
              {words.signup}
            </Link>
          </p>
        </div>
      }
    >
      <LoginForm />
    </AuthPageLayout>
  )
}
