import { loadAdministrators } from '#web/admin/administrator/administrator-panel.tsx'
import { loadAccount } from '#web/admin/auth/account-panel.tsx'
import { panelClient } from '#web/admin/editor/panel-client.ts'
import { loadLatestPosts } from '#web/admin/front-page/load-latest-posts.ts'
import { loadLogos } from '#web/admin/logo/load-logos.ts'
import { loadMessages, loadSubscribers } from '#web/admin/message/load-messages.ts'
import { loadProjects } from '#web/admin/post/load-projects.ts'
import { loadProfiles } from '#web/admin/profile/load-profiles.ts'
import { loadSettings } from '#web/admin/settings/settings-panel.tsx'
import { loadTeams } from '#web/admin/team/load-teams.ts'
import { loadCategories } from '#web/api/load-categories.ts'
import { loadPublications } from '#web/api/load-publications.ts'
import type { PanelKey } from '#web/content/dashboard.ts'

/** Loads what the open panel shows, by the same function its own page uses. */
export const loadPanel = async (key: PanelKey, address: string) => {
  switch (key) {
    case 'publications':
      return { key, list: await loadPublications(panelClient, address) }
    case 'category':
      return { key, list: await loadCategories(panelClient) }
    case 'latest-post':
      return { key, list: await loadLatestPosts(panelClient) }
    case 'logo':
      return { key, list: await loadLogos(panelClient) }
    case 'teams':
      return { key, list: await loadTeams(panelClient) }
    case 'profiles':
      return { key, list: await loadProfiles(panelClient, address) }
    case 'projects':
      return { key, list: await loadProjects(panelClient, address) }
    case 'messages':
      return { key, list: await loadMessages(panelClient, address) }
    case 'subscribers':
      return { key, list: await loadSubscribers(panelClient, address) }
    case 'administrators':
      return { key, list: await loadAdministrators(panelClient) }
    case 'settings':
      return { key, list: await loadSettings(panelClient) }
    case 'account':
      return { key, list: await loadAccount(panelClient) }
  }
}

export type OpenPanel = Awaited<ReturnType<typeof loadPanel>>
