import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { fallbackSettings } from '#contract/settings/unknown-settings.ts'
import { CommandBar } from '#web/admin/command/command-bar.tsx'
import { siteDataFromMatches } from '#web/head/site-of.ts'
import { useIsSignedIn } from '#web/session/session.ts'
import { AdminBar } from './admin-bar.tsx'
import { UserMenu } from './user-menu.tsx'

type AdminTopProps = {
  title: string
  /** Whether the page is loading. Then the menus are missing, because the loaded page replaces this bar. */
  isWaiting?: boolean
  children?: ReactNode
}

export function AdminPageHeader({ title, isWaiting = false, children }: AdminTopProps) {
  const isSignedIn = useIsSignedIn()
  const { name, shortName } = siteDataFromMatches(useMatches())?.settings ?? fallbackSettings
  return (
    <AdminBar name={name} shortName={shortName} title={title}>
      {!isWaiting && <CommandBar />}
      {children}
      {isSignedIn && !isWaiting && <UserMenu />}
    </AdminBar>
  )
}
