import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CommandBar } from '#web/admin/command/command-bar.tsx'
import { useIsSignedIn } from '#web/session/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { PanelSkeleton } from '#web/ui/panel/panel-skeleton.tsx'
import { dashboardPath, dashboardStrings } from './dashboard-strings.ts'

function Frame({ commands, children }: { commands?: ReactNode; children: ReactNode }) {
  const isSignedIn = useIsSignedIn()
  return (
    <Container className="py-10 lg:py-14">
      {isSignedIn && (
        <div className="mb-8 flex items-center justify-between gap-2 border-line border-b pb-4">
          <Link
            to={dashboardPath}
            className={buttonStyle({ variant: 'quiet', size: 'sm', className: '-ml-3.5' })}
          >
            {dashboardStrings.title}
          </Link>
          {commands}
        </div>
      )}
      {children}
    </Container>
  )
}

/** Frame of a panel's own page with the header and footer of the site. */
export function PanelPage({ children }: { children: ReactNode }) {
  return <Frame commands={<CommandBar />}>{children}</Frame>
}

export function PanelPageSkeleton() {
  return (
    <Frame>
      <PanelSkeleton />
    </Frame>
  )
}
