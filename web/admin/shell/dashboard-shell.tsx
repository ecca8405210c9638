import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isGranted } from '#contract/call/role.ts'
import { overviewApi } from '#contract/lifecycle/overview.ts'
import { panelsFor } from '#web/admin/define-panel.ts'
import { type PanelKey, panels } from '#web/admin/panels.ts'
import { useRole } from '#web/session/session.ts'
import { cn } from '#web/ui/cn.ts'
import { dashboardPath, dashboard as words } from './dashboard-words.ts'

const itemStyle =
  'block rounded-md px-3 py-2 text-ink-soft text-sm no-underline transition-colors hover:bg-surface hover:text-ink aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink'

type DashboardShellProps = {
  /** Null is the overview; absent while it is not known. */
  current?: PanelKey | null
  children: ReactNode
}

/** Side menu and the open panel; on a narrow screen, what the overview has room for and the way to the panels' own pages. */
export function DashboardShell({ current, children }: DashboardShellProps) {
  const role = useRole()
  const shown = panelsFor(panels, role)
  const hasOverview = role === null || isGranted(overviewApi.getOverview.access, role)
  return (
    <div className="min-h-[calc(100dvh-3.5rem)] xl:grid xl:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="border-line border-r bg-sunk p-3 max-xl:hidden">
        <div className="sticky top-17 grid gap-3">
          {hasOverview && (
            <nav aria-label={words.title} className="border-line border-b pb-3">
              <Link
                to={dashboardPath}
                aria-current={current === null ? 'page' : undefined}
                className={itemStyle}
              >
                {words.overview}
              </Link>
            </nav>
          )}
          <nav aria-label={words.menu}>
            <ul className="grid gap-0.5">
              {shown.map(({ key, words: { label } }) => (
                <li key={key}>
                  <Link
                    to={`?panel=${key}`}
                    aria-current={key === current ? 'page' : undefined}
                    className={itemStyle}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <main id="main" className="p-6 max-xl:grid max-xl:content-start max-xl:gap-5 xl:p-8">
        <h1 className="display text-3xl xl:hidden">{words.title}</h1>
        <div
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden',
            current !== null && 'max-xl:hidden',
          )}
        >
          {children}
        </div>
        <p className="text-ink-soft xl:hidden">{words.small}</p>
        <nav aria-label={words.menu} className="xl:hidden">
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {shown.map(({ key, words: { label }, path }) => (
              <li key={key}>
                <Link
                  to={path}
                  className="flex items-center justify-between gap-3 px-4 py-3 text-ink no-underline hover:text-signal-strong"
                >
                  {label}
                  <ArrowRight aria-hidden="true" className="size-4 text-signal" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </div>
  )
}
