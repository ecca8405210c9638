import { type NewsletterIssue, newsletterIssueApi } from '#contract/newsletter/newsletter-issue.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { createTextFieldPropsGetter } from '#web/admin/editor/form/text-props.ts'
import { IssueItemsField } from './include-field.tsx'
import { newsletterIssuePanelStrings as strings } from './issue-panel-strings.ts'

const calls = {
  entity: 'issue',
  strings,
  add: newsletterIssueApi.createIssue,
  update: newsletterIssueApi.updateIssue,
  idName: 'issueId',
}

export function NewsletterIssueDialog(props: ListEntryDialogProps<NewsletterIssue>) {
  return (
    <EntryDialog {...props} calls={calls} className="sm:max-w-2xl">
      {(issue) => <IssueFields issue={issue} />}
    </EntryDialog>
  )
}

function IssueFields({ issue }: { issue: NewsletterIssue | undefined }) {
  const { fields, hints } = strings
  const text = createTextFieldPropsGetter(fields, issue)
  return (
    <>
      <EntryField {...text('subject')} required />
      <MarkdownField {...text('content')} hint={hints.content} />
      <IssueItemsField chosen={issue?.include} />
    </>
  )
}
