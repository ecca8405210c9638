import type { SalusClient } from '#contract/api.ts'
import { loadPageOfList } from '#web/api/load-page.ts'

export const loadSubscribers = (client: SalusClient, address: string) =>
  loadPageOfList(address, undefined, async (part) => {
    const { subscribers, total } = await client.newsletter.showAllSubscribers(part)
    return { items: subscribers, total }
  })
