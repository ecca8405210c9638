import { issueItemKinds } from '#contract/newsletter/newsletter-issue.ts'
import { loadOrErrorPage } from '#web/api/load-or-error-page.ts'
import { newsletterIssueStrings as words } from '#web/content/newsletter-issue-strings.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import type { PageLoaderTools } from '#web/head/page-source.server.ts'
import { proseToPlainText } from '#web/prose/prose-to-plain-text.server.ts'
import { formatLongDay } from '#web/ui/text/format-day.ts'
import { newsletterIssuePath } from './issue-list-view.ts'

const descriptionLength = 200

export const loadNewsletterIssue = async (
  { client, toProse, speech }: PageLoaderTools,
  id: string,
) => {
  const { issue } = await loadOrErrorPage(client.issue.getIssue({ id }), { note: words.failed })
  const { subject, content, sentAt, items } = issue
  return {
    path: newsletterIssuePath(issue),
    subject,
    ...pickUntranslated(issue),
    sentAt,
    day: formatLongDay(new Date(sentAt), speech.locale),
    description: proseToPlainText(content).slice(0, descriptionLength).trim(),
    prose: await toProse(content, { prefix: 'issue', level: 2 }),
    sections: issueItemKinds
      .map((kind) => ({ kind, items: items.filter((item) => item.kind === kind) }))
      .filter((section) => section.items.length > 0),
  }
}

export type NewsletterIssueView = Awaited<ReturnType<typeof loadNewsletterIssue>>
