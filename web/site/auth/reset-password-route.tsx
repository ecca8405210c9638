import { resetPasswordStrings as words } from '#web/content/account-strings.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Route } from './+types/reset-password-route.ts'
import { AuthPageLayout } from './auth-shell.tsx'
import { ResetPasswordForm } from './password-forms.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { name: words.title, path: '/reset-password', isPrivate: true })

// Read only in the browser, because the rendered page is the same for everyone and must not
// contain the secret.
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  new URL(request.url).searchParams.get('token') ?? ''

export function HydrateFallback() {
  return <Spinner className="m-8" />
}

export default function ResetPassword({ loaderData: token }: Route.ComponentProps) {
  return (
    <AuthPageLayout heading={words.heading} intro={token ? words.intro : words.incomplete}>
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <Link to="/forgot-password" className={buttonStyle({ size: 'lg' })}>
          {words.again}
        </Link>
      )}
    </AuthPageLayout>
  )
}
