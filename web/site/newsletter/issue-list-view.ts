import type { SalusClient } from '#contract/api.ts'
import { loadPageOfList } from '#web/api/load-page.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import { formatLongDay } from '#web/ui/text/format-day.ts'

export const newsletterIssuePath = ({ _id }: { _id: string }): string => `/newsletter/${_id}`

/** Loads one page of the sent issues, newest first. */
export const loadNewsletterIssues = async (
  client: SalusClient,
  address: string,
  perPage: number,
  locale?: string,
) =>
  loadPageOfList(address, perPage, async ({ limit, offset }) => {
    const { issues, total } = await client.issue.sentIssues({ limit, offset })
    const items = issues.map((issue) => ({
      path: newsletterIssuePath(issue),
      subject: issue.subject,
      ...pickUntranslated(issue),
      sentAt: issue.sentAt,
      day: formatLongDay(new Date(issue.sentAt), locale),
    }))
    return { items, total }
  })

export type NewsletterIssueListView = Awaited<ReturnType<typeof loadNewsletterIssues>>
