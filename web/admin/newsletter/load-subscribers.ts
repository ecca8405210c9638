import type { SalusClient } from '#contract/api.ts'
import { loadPage } from '#web/api/load-page.ts'

export const loadSubscribers = (client: SalusClient, address: string) =>
  loadPage(address, undefined, async (part) => {
    const { subscribers, total } = await client.newsletter.showAllSubscribers(part)
    return { items: subscribers, total }
  })
