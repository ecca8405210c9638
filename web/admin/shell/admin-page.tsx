import { LayoutDashboard } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { SkipLink } from '#web/frame/skip-link.tsx'
import { useIsSignedIn } from '#web/session/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { PanelSkeleton } from '#web/ui/panel/panel-skeleton.tsx'
import { AdminPageHeader } from './admin-top.tsx'
import { dashboardPath, dashboardStrings } from './dashboard-strings.ts'

function DashboardLink() {
  return (
    <Link
      to={dashboardPath}
      aria-label={dashboardStrings.title}
      className={buttonStyle({ variant: 'quiet', size: 'sm' })}
    >
      <LayoutDashboard aria-hidden="true" />
      <span className="max-sm:hidden">{dashboardStrings.title}</span>
    </Link>
  )
}

type AdminPageProps = Pick<ComponentProps<typeof AdminPageHeader>, 'title' | 'isWaiting'> & {
  children: ReactNode
}

/**
 * Frame of a panel's own page with the bar of the admin area, instead of the header and footer of the site.
 */
export function AdminPage({ children, ...top }: AdminPageProps) {
  const isSignedIn = useIsSignedIn()
  return (
    <>
      <SkipLink />
      <AdminPageHeader {...top}>{isSignedIn && <DashboardLink />}</AdminPageHeader>
      <Container className="py-10 lg:py-14">
        <main id="main" aria-label={dashboardStrings.title}>
          {children}
        </main>
      </Container>
    </>
  )
}

export function AdminPageSkeleton() {
  return (
    <AdminPage title="" isWaiting>
      <PanelSkeleton />
    </AdminPage>
  )
}
