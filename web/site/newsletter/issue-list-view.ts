import type { SalusClient } from '#contract/api.ts'
import { loadPageOfList } from '#web/api/load-page.ts'
import { untranslatedNamesOf } from '#web/content/untranslated.ts'
import { formatLongDay } from '#web/ui/text/format-day.ts'

export const issuePath = ({ _id }: { _id: string }): string => `/newsletter/${_id}`

/** Loads one page of the sent issues, newest first. */
export const loadIssues = async (
  client: SalusClient,
  address: string,
  perPage: number,
  locale?: string,
) =>
  loadPageOfList(address, perPage, async ({ limit, offset }) => {
    const { issues, total } = await client.issue.sentIssues({ limit, offset })
    const items = issues.map((issue) => ({
      path: issuePath(issue),
      subject: issue.subject,
      ...untranslatedNamesOf(issue),
      sentAt: issue.sentAt,
      day: formatLongDay(new Date(issue.sentAt), locale),
    }))
    return { items, total }
  })

export type IssueListView = Awaited<ReturnType<typeof loadIssues>>
