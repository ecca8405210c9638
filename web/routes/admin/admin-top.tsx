import '#web/app.css'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { defaultSettings } from '#contract/default-settings.ts'
import { useIsSignedIn } from '#web/calls/session.ts'
import { siteOf } from '#web/calls/site.ts'
import { AdminBar } from '#web/features/chrome/admin-bar.tsx'
import { CommandBar } from '#web/features/command/command-bar.tsx'
import { UserMenu } from '#web/features/dashboard/user-menu.tsx'

type AdminTopProps = {
  title: string
  /** While the page is on its way: what opens would go with this bar when it comes. */
  isWaiting?: boolean
  children?: ReactNode
}

/** The bar of the management pages: the site's name, where one is, the command palette and the user menu. */
export function AdminTop({ title, isWaiting = false, children }: AdminTopProps) {
  const isSignedIn = useIsSignedIn()
  const { name } = siteOf(useMatches())?.settings ?? defaultSettings
  return (
    <AdminBar name={name} title={title}>
      {!isWaiting && <CommandBar />}
      {children}
      {isSignedIn && !isWaiting && <UserMenu />}
    </AdminBar>
  )
}
