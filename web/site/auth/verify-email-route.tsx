import { redirect } from 'react-router'
import { verifyEmailStrings as words } from '#web/content/account-strings.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { NoScriptNotice } from '#web/ui/layout/no-script-notice.tsx'
import { Link } from '#web/ui/link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Route } from './+types/verify-email-route.ts'
import { AuthPageLayout } from './auth-shell.tsx'
import { readPendingSignup, restoreInterruptedSignup } from './pending-signup.ts'
import { ResendButton, VerifyForm } from './verify-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { name: words.title, path: '/verify-email', isPrivate: true })

export const clientLoader = () => {
  const signup = readPendingSignup()
  if (signup) return signup
  restoreInterruptedSignup()
  return redirect('/signup')
}

export function HydrateFallback() {
  return (
    <div className="grid justify-items-start gap-4 p-8">
      <Spinner />
      <NoScriptNotice />
    </div>
  )
}

export default function VerifyEmail({ loaderData: signup }: Route.ComponentProps) {
  return (
    <AuthPageLayout
      heading={words.heading}
      intro={words.intro(signup.email)}
      footer={
        <Link to="/signup" className="link">
          {words.back}
        </Link>
      }
    >
      <VerifyForm signup={signup} />
      <p className="flex items-center gap-1 text-ink-soft text-sm">
        {words.resendQuestion} <ResendButton email={signup.email} />
      </p>
    </AuthPageLayout>
  )
}
