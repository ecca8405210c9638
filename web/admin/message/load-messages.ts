import type { SalusClient } from '#contract/api.ts'
import { loadPageOfList } from '#web/api/load-page.ts'

/** Loads the page of messages that the URL specifies, and the number of unread ones. */
export const loadMessages = async (client: SalusClient, address: string) => {
  let unread = 0
  const page = await loadPageOfList(address, undefined, async (part) => {
    const answer = await client.message.showAllMessages(part)
    unread = answer.unread
    return { items: answer.messages, total: answer.total }
  })
  return { ...page, unread }
}
