import type { SalusClient } from '#contract/api.ts'
import { isGranted } from '#contract/call/role.ts'
import { loadPage } from '#web/api/load-page.ts'
import { readRole } from '#web/session/session.ts'

/** What waits for an editor, or for a member the projects something can be suggested for. */
export const loadSuggestions = async (client: SalusClient, address: string) => {
  if (!isGranted('editor', readRole())) {
    const { posts } = await client.post.postTitles()
    return { waiting: null, projects: posts.map(({ _id, title }) => ({ _id, title })) }
  }
  const waiting = await loadPage(address, 20, async ({ limit, offset }) => {
    const { suggestions, total } = await client.suggestion.showSuggestions({ limit, offset })
    return { items: suggestions, total }
  })
  return { waiting, projects: [] }
}

export type LoadedSuggestions = Awaited<ReturnType<typeof loadSuggestions>>
