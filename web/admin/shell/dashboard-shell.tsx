import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isAccessGranted } from '#contract/call/role.ts'
import { useUserRole } from '#web/session/session.ts'
import { cn } from '#web/ui/cn.ts'
import { dashboardPath, dashboardStrings as strings } from './dashboard-strings.ts'
import { DashboardSideMenu, DashboardStartMenu, sideMenuItemClass } from './panel-menu.tsx'

type DashboardShellProps = {
  /** Key of the open panel. Null for the overview. Undefined while the page loads. */
  current?: string | null
  children: ReactNode
}

/** Side menu and the open panel. Narrow screens show the overview, and links to the panels' own pages. */
export function DashboardShell({ current, children }: DashboardShellProps) {
  const role = useUserRole()
  return (
    <div className="min-h-[calc(100dvh-3.5rem)] xl:grid xl:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="border-line border-r bg-sunk max-xl:hidden">
        <div className="sticky top-14 grid max-h-[calc(100dvh-3.5rem)] content-start gap-3 overflow-y-auto p-3">
          {role && (
            <nav aria-label={strings.title}>
              <Link
                to={dashboardPath}
                aria-current={current === null ? 'page' : undefined}
                className={sideMenuItemClass}
              >
                {isAccessGranted('editor', role) ? strings.overview : strings.ownPage}
              </Link>
            </nav>
          )}
          <DashboardSideMenu role={role} current={current} />
        </div>
      </div>
      <main
        id="main"
        aria-label={strings.title}
        className="max-xl:mx-auto max-xl:grid max-xl:max-w-3xl max-xl:content-start max-xl:gap-6 p-6 xl:p-8"
      >
        <div
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden',
            current !== null && 'max-xl:hidden',
          )}
        >
          {children}
        </div>
        <div className="xl:hidden">
          <DashboardStartMenu role={role} />
        </div>
      </main>
    </div>
  )
}
