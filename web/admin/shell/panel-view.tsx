import { lazy } from 'react'
import type { OpenPanel } from './load-panel.ts'

// A panel's code comes when it is opened.
const PublicationPanel = lazy(async () => {
  const { PublicationPanel } = await import('#web/admin/publication/publication-panel.tsx')
  return { default: PublicationPanel }
})

const CategoryPanel = lazy(async () => {
  const { CategoryPanel } = await import('#web/admin/category/category-panel.tsx')
  return { default: CategoryPanel }
})

const LatestPostPanel = lazy(async () => {
  const { LatestPostPanel } = await import('#web/admin/front-page/latest-post-panel.tsx')
  return { default: LatestPostPanel }
})

const LogoPanel = lazy(async () => {
  const { LogoPanel } = await import('#web/admin/logo/logo-panel.tsx')
  return { default: LogoPanel }
})

const TeamPanel = lazy(async () => {
  const { TeamPanel } = await import('#web/admin/team/team-panel.tsx')
  return { default: TeamPanel }
})

const ProfilePanel = lazy(async () => {
  const { ProfilePanel } = await import('#web/admin/profile/profile-panel.tsx')
  return { default: ProfilePanel }
})

const ProjectPanel = lazy(async () => {
  const { ProjectPanel } = await import('#web/admin/post/project-panel.tsx')
  return { default: ProjectPanel }
})

const MessagePanel = lazy(async () => {
  const { MessagePanel } = await import('#web/admin/message/message-panel.tsx')
  return { default: MessagePanel }
})

const SubscriberPanel = lazy(async () => {
  const { SubscriberPanel } = await import('#web/admin/newsletter/subscriber-panel.tsx')
  return { default: SubscriberPanel }
})

const AdministratorPanel = lazy(async () => {
  const { AdministratorPanel } = await import('#web/admin/administrator/administrator-panel.tsx')
  return { default: AdministratorPanel }
})

const SettingsPanel = lazy(async () => {
  const { SettingsPanel } = await import('#web/admin/settings/settings-panel.tsx')
  return { default: SettingsPanel }
})

const AccountPanel = lazy(async () => {
  const { AccountPanel } = await import('#web/admin/auth/account-panel.tsx')
  return { default: AccountPanel }
})

/** The panel that is open in the dashboard. */
export function PanelView({ panel }: { panel: OpenPanel }) {
  switch (panel.key) {
    case 'category':
      return <CategoryPanel list={panel.list} />
    case 'latest-post':
      return <LatestPostPanel list={panel.list} />
    case 'logo':
      return <LogoPanel list={panel.list} />
    case 'teams':
      return <TeamPanel list={panel.list} />
    case 'profiles':
      return <ProfilePanel list={panel.list} />
    case 'projects':
      return <ProjectPanel list={panel.list} />
    case 'messages':
      return <MessagePanel list={panel.list} />
    case 'subscribers':
      return <SubscriberPanel list={panel.list} />
    case 'administrators':
      return <AdministratorPanel list={panel.list} />
    case 'settings':
      return <SettingsPanel list={panel.list} />
    case 'account':
      return <AccountPanel list={panel.list} />
    case 'publications':
      return <PublicationPanel list={panel.list} />
  }
}
