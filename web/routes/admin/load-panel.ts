import { panelClient } from '#web/calls/panel-client.ts'
import type { PanelKey } from '#web/content/dashboard.ts'
import { loadAccount } from '#web/features/account-panel/account-panel.tsx'
import { loadAdministrators } from '#web/features/administrator/administrator-panel.tsx'
import { loadCategories } from '#web/features/category/load-categories.ts'
import { loadLatestPosts } from '#web/features/front-page/load-latest-posts.ts'
import { loadLogos } from '#web/features/logo/load-logos.ts'
import { loadMessages, loadSubscribers } from '#web/features/message/load-messages.ts'
import { loadProfiles } from '#web/features/profile/load-profiles.ts'
import { loadProjects } from '#web/features/project-admin/load-projects.ts'
import { loadPublications } from '#web/features/publication/load-publications.ts'
import { loadSettings } from '#web/features/settings/settings-panel.tsx'
import { loadTeams } from '#web/features/team/load-teams.ts'

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
