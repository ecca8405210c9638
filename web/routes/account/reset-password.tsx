import { Link } from 'react-router'
import { defaultSettings } from '#contract/default-settings.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { resetPassword as words } from '#web/content/account.ts'
import { ResetPasswordForm } from '#web/features/account/password-forms.tsx'
import { AuthShell } from '#web/features/chrome/auth-shell.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Route } from './+types/reset-password.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/reset-password', isPrivate: true })

// Read in the browser only: the page is rendered once for everyone, without the secret.
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  new URL(request.url).searchParams.get('token') ?? ''

export function HydrateFallback() {
  return <Spinner className="m-8" />
}

export default function ResetPassword({ loaderData: token }: Route.ComponentProps) {
  return (
    <AuthShell
      name={defaultSettings.name}
      heading={words.heading}
      intro={token ? words.intro : words.incomplete}
      tagline={defaultSettings.tagline}
    >
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <Link to="/forgot-password" className={buttonStyle({ size: 'lg' })}>
          {words.again}
        </Link>
      )}
    </AuthShell>
  )
}
