import { type Issue, issueApi } from '#contract/newsletter/newsletter-issue.ts'
import { EntryDialog, type OpenedEntry } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { textFieldPropsOf } from '#web/admin/editor/form/text-props.ts'
import { IncludeField } from './include-field.tsx'
import { issuePanelStrings as strings } from './issue-panel-strings.ts'

const calls = {
  entity: 'issue',
  strings,
  add: issueApi.createIssue,
  update: issueApi.updateIssue,
  idName: 'issueId',
}

export function IssueDialog(props: OpenedEntry<Issue>) {
  return (
    <EntryDialog {...props} calls={calls} className="sm:max-w-2xl">
      {(issue) => <IssueFields issue={issue} />}
    </EntryDialog>
  )
}

function IssueFields({ issue }: { issue: Issue | undefined }) {
  const { fields, hints } = strings
  const text = textFieldPropsOf(fields, issue)
  return (
    <>
      <EntryField {...text('subject')} required />
      <MarkdownField {...text('content')} hint={hints.content} />
      <IncludeField chosen={issue?.include} />
    </>
  )
}
