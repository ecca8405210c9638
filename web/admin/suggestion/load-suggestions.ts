import type { SalusClient } from '#contract/api.ts'
import { isAccessGranted } from '#contract/call/role.ts'
import type { OwnSuggestion } from '#contract/lifecycle/suggestion.ts'
import { loadPageOfList } from '#web/api/load-page.ts'
import { readUserRole } from '#web/session/session.ts'

/** Loads the user's latest suggestions with their results. */
export const loadOwnSuggestions = async (client: SalusClient): Promise<readonly OwnSuggestion[]> =>
  (await client.suggestion.ownSuggestions({ limit: 20 })).suggestions

/** Loads open suggestions for editors. For members, loads projects and their own suggestions. */
export const loadSuggestions = async (client: SalusClient, address: string) => {
  if (!isAccessGranted('editor', readUserRole())) {
    const [{ posts }, own] = await Promise.all([
      client.post.postTitles(),
      loadOwnSuggestions(client),
    ])
    return { waiting: null, own, projects: posts.map(({ _id, title }) => ({ _id, title })) }
  }
  const waiting = await loadPageOfList(address, 20, async ({ limit, offset }) => {
    const { suggestions, total } = await client.suggestion.showSuggestions({ limit, offset })
    return { items: suggestions, total }
  })
  return { waiting, own: [], projects: [] }
}

export type LoadedSuggestions = Awaited<ReturnType<typeof loadSuggestions>>
