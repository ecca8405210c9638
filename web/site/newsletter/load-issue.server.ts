import { groupIntoIssueSections } from '#contract/newsletter/issue-sections.ts'
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
    sections: groupIntoIssueSections(items).map((section, at) => ({
      ...section,
      id: section.section === undefined ? section.kind : `${section.kind}-${at}`,
    })),
  }
}

export type NewsletterIssueView = Awaited<ReturnType<typeof loadNewsletterIssue>>
