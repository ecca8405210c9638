import type { SalusClient } from '#contract/api.ts'
import { pages } from '#contract/pages.ts'
import { definePanel } from '#web/admin/define-panel.ts'
import { loadOwn } from '#web/admin/suggestion/load-suggestions.ts'
import { readOwnProfile } from '#web/session/session.ts'
import { dashboard } from './dashboard-words.ts'

const loadOwnPage = async (client: SalusClient) => {
  const id = readOwnProfile()
  const person = id ? client.profile.getSingleProfile({ id, status: 'all' }) : null
  const [found, suggestions] = await Promise.all([person, loadOwn(client)])
  return { person: found?.profile ?? null, suggestions }
}

export type LoadedOwnPage = Awaited<ReturnType<typeof loadOwnPage>>

/** What the dashboard shows a member while no other panel is open: their page, and what waits for them. */
export const ownPagePanel = definePanel({
  key: 'own-page',
  group: 'people',
  words: { label: dashboard.ownPage, title: dashboard.ownPage },
  path: pages.dashboard.path,
  frame: 'bar',
  letter: 'd',
  access: 'member',
  kept: 'member',
  load: loadOwnPage,
  view: async () => (await import('./own-page.tsx')).OwnPage,
})
