import { client } from '#web/calls/client.ts'
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
      return { key, list: await loadPublications(client, address) }
    case 'category':
      return { key, list: await loadCategories(client) }
    case 'latest-post':
      return { key, list: await loadLatestPosts(client) }
    case 'logo':
      return { key, list: await loadLogos(client) }
    case 'teams':
      return { key, list: await loadTeams(client) }
    case 'profiles':
      return { key, list: await loadProfiles(client, address) }
    case 'projects':
      return { key, list: await loadProjects(client, address) }
    case 'messages':
      return { key, list: await loadMessages(client, address) }
    case 'subscribers':
      return { key, list: await loadSubscribers(client, address) }
    case 'administrators':
      return { key, list: await loadAdministrators(client) }
    case 'settings':
      return { key, list: await loadSettings(client) }
    case 'account':
      return { key, list: await loadAccount(client) }
  }
}

export type OpenPanel = Awaited<ReturnType<typeof loadPanel>>
