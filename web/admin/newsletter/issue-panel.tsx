import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Issue, issueApi } from '#contract/newsletter/newsletter-issue.ts'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntries } from '#web/admin/editor/panel/use-entries.tsx'
import type { ListPage } from '#web/api/load-page.ts'
import { IssueCard } from './issue-card.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { issuePanelStrings as strings } from './issue-panel-strings.ts'
import { IssuePreview } from './issue-preview.tsx'

const lookEveryMs = 2_000

/** Issues of the newsletter. Shows the progress of an issue that is being sent. */
export function IssuePanel({ list }: { list: ListPage<Issue> }) {
  const { revalidate } = useRevalidator()
  const [previewed, setPreviewed] = useState<Issue>()
  const { add, form, actions, dialogs } = useEntries(list.items, {
    newName: 'issue',
    entity: 'issue',
    nameOf: ({ subject }) => subject,
    may: (what, { state }) => state === 'draft' || (what === 'delete' && state === 'sent'),
    deletion: {
      call: issueApi.deleteIssue,
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
          <IssueCard
            key={issue._id}
            issue={issue}
            actions={actions?.(issue)}
            onPreview={() => setPreviewed(issue)}
          />
        ))}
      </ul>
      <IssueDialog {...form} />
      <IssuePreview issue={previewed} onClose={() => setPreviewed(undefined)} />
      {dialogs}
    </ListPanel>
  )
}
