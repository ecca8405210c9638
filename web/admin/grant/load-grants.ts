import type { SalusClient } from '#contract/api.ts'
import { readStatusFilter } from '#web/admin/editor/panel/status-filter.tsx'
import { loadPageOfList } from '#web/api/load-page.ts'

export const loadGrantPanel = (client: SalusClient, address: string) =>
  loadPageOfList(address, undefined, async (part) => {
    const { grants, total } = await client.grant.grants({ ...part, ...readStatusFilter(address) })
    return { items: grants, total }
  })
