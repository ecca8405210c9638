import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { type NewsletterIssue, newsletterIssueApi } from '#contract/newsletter/newsletter-issue.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { newsletterIssuePanelStrings } from './issue-panel-strings.ts'
import { MailPreviewFrame } from './mail-view.tsx'

const strings = newsletterIssuePanelStrings.mail

type Mail = Awaited<ReturnType<typeof panelClient.issue.previewIssue>>

/** Loads the mail of an issue. Returns undefined while loading. */
const useMail = (issue: NewsletterIssue | undefined): Mail | undefined => {
  const [loaded, setLoaded] = useState<{ key: string; mail: Mail }>()
  const [issueId = '', key = ''] = issue ? [issue._id, `${issue._id} ${issue.version}`] : []
  useEffect(() => {
    if (issueId === '') return undefined
    let isCurrent = true
    panelClient.issue.previewIssue({ issueId }).then(
      (mail) => isCurrent && setLoaded({ key, mail }),
      // The API client has already shown a toast.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [issueId, key])
  return loaded?.key === key ? loaded.mail : undefined
}

type IssuePreviewProps = { issue: NewsletterIssue | undefined; onClose: () => void }

/** Preview of an issue as a mail, with buttons that send a test mail or the issue itself. */
export function NewsletterIssuePreview({ issue, onClose }: IssuePreviewProps) {
  const [isAsking, setAsking] = useState(false)
  const test = useApiCall(newsletterIssueApi.sendTest)
  const send = useApiCall(newsletterIssueApi.sendIssue)
  const mail = useMail(issue)
  const issueId = issue?._id ?? ''
  const sendAll = async () => {
    const answer = await send.run({ issueId, version: issue?.version })
    setAsking(false)
    if (!(answer instanceof ApiError)) onClose()
  }
  return (
    <>
      <Dialog
        open={issue !== undefined}
        onOpenChange={(next) => next || onClose()}
        title={issue?.subject ?? ''}
        className="sm:max-w-3xl"
        footer={
          <>
            <Button
              variant="secondary"
              pending={test.pending}
              onClick={() => test.run({ issueId })}
            >
              {strings.sendTest}
            </Button>
            <Button disabled={mail === undefined} onClick={() => setAsking(true)}>
              {strings.send}
            </Button>
          </>
        }
      >
        {mail === undefined ? <Spinner /> : <Preview mail={mail} />}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={strings.question}
        description={strings.explanation(mail?.readers ?? 0)}
        isHarmless
        confirmLabel={strings.send}
        pending={send.pending}
        onConfirm={sendAll}
      />
    </>
  )
}

function Preview({ mail }: { mail: Mail }) {
  const [isText, setText] = useState(false)
  return (
    <div className="grid gap-4">
      <div className="flex gap-2">
        {[false, true].map((each) => (
          <Button
            key={String(each)}
            size="sm"
            variant={each === isText ? 'secondary' : 'quiet'}
            aria-pressed={each === isText}
            onClick={() => setText(each)}
          >
            {each ? strings.text : strings.html}
          </Button>
        ))}
      </div>
      {isText ? (
        <pre className="wrap-anywhere whitespace-pre-wrap rounded-md border border-line bg-sunk p-4 text-sm">
          {mail.text}
        </pre>
      ) : (
        <MailPreviewFrame html={mail.html} label={strings.label} />
      )}
    </div>
  )
}
