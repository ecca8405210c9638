import type { SalusClient } from '#contract/api.ts'
import { loadPageOfList } from '#web/api/load-page.ts'

export const loadTrash = (client: SalusClient, address: string) =>
  loadPageOfList(address, undefined, async ({ limit, offset }) => {
    const { trash, total } = await client.trash.showTrash({ limit, offset })
    return { items: trash, total }
  })
