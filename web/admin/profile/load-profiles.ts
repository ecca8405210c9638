import type { SalusClient } from '#contract/api.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { readStatusFilter } from '#web/admin/editor/panel/status-filter.tsx'
import { loadPageOfList, type PaginatedItems } from '#web/api/load-page.ts'

export const loadProfiles = (
  client: SalusClient,
  address: string,
): Promise<PaginatedItems<Profile>> =>
  loadPageOfList(address, undefined, async (part) => {
    const { profiles, total } = await client.profile.profiles({
      ...part,
      ...readStatusFilter(address),
    })
    return { items: profiles, total }
  })
