import { type Issue, issueApi } from '#contract/newsletter-issue.ts'
import { entryAction } from '#web/admin/editor/entry-action.ts'
import { EntryDialog } from '#web/admin/editor/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/markdown-field.tsx'
import { issuePanel as words } from '#web/content/issue-panel.ts'
import { IncludeField } from './include-field.tsx'

type IssueDialogProps = {
  /** What is being changed; without it the dialog adds. */
  issue: Issue | undefined
  open: boolean
  onClose: () => void
}

/** One dialog serves writing and changing. */
export function IssueDialog({ issue, open, onClose }: IssueDialogProps) {
  const action = entryAction(issue, {
    entity: 'issue',
    words,
    add: issueApi.createIssue,
    update: issueApi.updateIssue,
    idName: 'issueId',
  })
  const { fields, hints } = words
  return (
    <EntryDialog open={open} onClose={onClose} className="sm:max-w-2xl" {...action}>
      <EntryField name="subject" label={fields.subject} required defaultValue={issue?.subject} />
      <MarkdownField
        name="content"
        label={fields.content}
        hint={hints.content}
        defaultValue={issue?.content}
      />
      <IncludeField chosen={issue?.include} />
    </EntryDialog>
  )
}
