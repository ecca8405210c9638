import { useLocation } from 'react-router'
import { signupStrings as words } from '#web/content/account-strings.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Route } from './+types/signup-route.ts'
import { AuthPageLayout } from './auth-shell.tsx'
import { SignupForm } from './signup-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { name: words.title, path: '/signup', isPrivate: true })

export default function Signup() {
  const { state } = useLocation()
  const refused = typeof state?.refused === 'string' ? state.refused : null
  return (
    <AuthPageLayout
      heading={words.heading}
      intro={words.intro}
      footer={
        <>
          {words.haveAccount}{' '}
          <Link to="/login" className="link">
            {words.login}
          </Link>
        </>
      }
    >
      {refused && <Notice>{refused}</Notice>}
      <SignupForm />
    </AuthPageLayout>
  )
}
