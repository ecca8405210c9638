import type { SalusClient } from '#contract/api.ts'
import { loadOwnSuggestions } from '#web/admin/suggestion/load-suggestions.ts'
import { readOwnProfileId } from '#web/session/session.ts'

export const loadMemberPage = async (client: SalusClient) => {
  const id = readOwnProfileId()
  const person = id ? client.profile.getSingleProfile({ id, status: 'all' }) : null
  const [found, suggestions] = await Promise.all([person, loadOwnSuggestions(client)])
  return { person: found?.profile ?? null, suggestions }
}

export type LoadedMemberPage = Awaited<ReturnType<typeof loadMemberPage>>
