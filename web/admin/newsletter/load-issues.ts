import type { SalusClient } from '#contract/api.ts'
import { loadPageOfList } from '#web/api/load-page.ts'

export const loadNewsletterIssuePanel = (client: SalusClient, address: string) =>
  loadPageOfList(address, undefined, async (part) => {
    const { issues, total } = await client.issue.issues(part)
    return { items: issues, total }
  })
