import { useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { settingsApi } from '#contract/settings/settings.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { settingsPanelStrings } from '#web/content/administration-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

const strings = settingsPanelStrings.mail

/** Sends a test mail to the user, and shows whether the mail server accepted it. */
export function TestMailButton() {
  const { run, pending } = useApiCall(settingsApi.sendTestMail)
  const [outcome, setOutcome] = useState({ text: '', failed: false })
  const send = async () => {
    const answer = await run({})
    if (answer instanceof ApiError) return setOutcome({ text: answer.message, failed: true })
    const { sentTo, inOutbox } = answer
    setOutcome({ text: inOutbox ? strings.kept(sentTo) : strings.sent(sentTo), failed: false })
  }
  return (
    <Card className="grid max-w-3xl justify-items-start gap-3">
      <CardTitle>{strings.title}</CardTitle>
      <p className="text-ink-soft">{strings.text}</p>
      <Button variant="secondary" pending={pending} onClick={send}>
        {strings.send}
      </Button>
      <p role="status" className={outcome.failed ? 'font-medium text-accent text-sm' : 'text-sm'}>
        {outcome.text}
      </p>
    </Card>
  )
}
