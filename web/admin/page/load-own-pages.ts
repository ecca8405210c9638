import type { SalusClient } from '#contract/api.ts'
import { readStatusFilter } from '#web/admin/editor/panel/status-filter.tsx'
import { loadPageOfList } from '#web/api/load-page.ts'

export const loadCustomPages = (client: SalusClient, address: string) =>
  loadPageOfList(address, undefined, async (part) => {
    const { pages, total } = await client.page.pages({ ...part, ...readStatusFilter(address) })
    return { items: pages, total }
  })
