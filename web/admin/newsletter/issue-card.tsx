import type { ReactNode } from 'react'
import type { NewsletterIssue } from '#contract/newsletter/newsletter-issue.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import { newsletterIssuePanelStrings as strings } from './issue-panel-strings.ts'

type IssueCardProps = { issue: NewsletterIssue; actions: ReactNode; onPreview: () => void }

export function NewsletterIssueCard({ issue, actions, onPreview }: IssueCardProps) {
  const { _id, subject, state, sentAt } = issue
  return (
    <li className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="min-w-0 wrap-anywhere font-medium">{subject}</h2>
        {sentAt && (
          <time dateTime={sentAt} className="tabular text-ink-faint text-sm">
            {formatDateTime(sentAt)}
          </time>
        )}
      </header>
      <Progress issue={issue} />
      <div className="flex flex-wrap items-center gap-2">
        {state === 'draft' ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${strings.preview}: ${subject}`}
            onClick={onPreview}
          >
            {strings.preview}
          </Button>
        ) : (
          <Link
            to={`/newsletter/${_id}`}
            aria-label={`${strings.page}: ${subject}`}
            className={buttonStyle({ size: 'sm', variant: 'secondary' })}
          >
            {strings.page}
          </Link>
        )}
        {actions}
      </div>
    </li>
  )
}

function Progress({
  issue: { state, total, sent, refused, uncertain, left },
}: {
  issue: NewsletterIssue
}) {
  if (state === 'draft') return <p className="text-ink-soft text-sm">{strings.states.draft}</p>
  const done = sent + refused + uncertain + left
  return (
    <div role="status" className="tabular grid gap-1 text-ink-soft text-sm">
      {state === 'sending' ? (
        <>
          <p>{strings.states.sending(done, total)}</p>
          <ProgressBar className="max-w-md" value={done} max={Math.max(total, 1)} />
        </>
      ) : (
        <p>{strings.states.sent(sent)}</p>
      )}
      {refused > 0 && <p className="text-accent">{strings.refused(refused)}</p>}
      {uncertain > 0 && <p>{strings.uncertain(uncertain)}</p>}
      {left > 0 && <p>{strings.left(left)}</p>}
    </div>
  )
}
