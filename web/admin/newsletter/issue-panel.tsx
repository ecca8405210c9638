import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type NewsletterIssue, newsletterIssueApi } from '#contract/newsletter/newsletter-issue.ts'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { NewsletterIssueCard } from './issue-card.tsx'
import { NewsletterIssueDialog } from './issue-dialog.tsx'
import { newsletterIssuePanelStrings as strings } from './issue-panel-strings.ts'
import { NewsletterIssuePreview } from './issue-preview.tsx'

const lookEveryMs = 2_000

/** Issues of the newsletter. Shows the progress of an issue that is being sent. */
export function NewsletterIssuePanel({ list }: { list: PaginatedItems<NewsletterIssue> }) {
  const { revalidate } = useRevalidator()
  const [previewed, setPreviewed] = useState<NewsletterIssue>()
  const { add, form, actions, dialogs } = useEntryListActions(list.items, {
    newName: 'issue',
    entity: 'issue',
    nameOf: ({ subject }) => subject,
    may: (what, { state }) => state === 'draft' || (what === 'delete' && state === 'sent'),
    deletion: {
      call: newsletterIssueApi.deleteIssue,
      question: strings.confirmDelete,
      inputOf: ({ _id }) => ({ issueId: _id }),
    },
  })
  const isSending = list.items.some(({ state }) => state === 'sending')
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(() => void revalidate(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isSending, revalidate])

  return (
    <ListPanel list={list} strings={strings} onAdd={add}>
      <ul className="grid grid-cols-1 gap-3">
        {list.items.map((issue) => (
          <NewsletterIssueCard
            key={issue._id}
            issue={issue}
            actions={actions?.(issue)}
            onPreview={() => setPreviewed(issue)}
          />
        ))}
      </ul>
      <NewsletterIssueDialog {...form} />
      <NewsletterIssuePreview issue={previewed} onClose={() => setPreviewed(undefined)} />
      {dialogs}
    </ListPanel>
  )
}
