import { useState } from 'react'
import { contactApi } from '#contract/message.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { projectQuery as words } from '#web/content/projects.ts'
import { Button } from '#web/ui/button.tsx'
import { TrapField } from '#web/ui/form/trap-field.tsx'
import { QueryFields } from './query-fields.tsx'

/** Sends a question about a project to the group; once sent it says so in its place. */
export function QueryForm({ postId }: { postId: string }) {
  const [isSent, setSent] = useState(false)
  if (isSent) return <Sent onAgain={() => setSent(false)} />
  return (
    <CallForm call={contactApi.sendMessage} fixed={{ postId }} onDone={() => setSent(true)}>
      <div className="grid gap-5">
        <QueryFields as={CallField} />
        <TrapField label={words.trap} />
        <SubmitButton size="lg" className="justify-self-start">
          {words.submit}
        </SubmitButton>
      </div>
    </CallForm>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={(element) => element?.focus()}
      className="rounded-lg border border-signal bg-signal-soft p-6 outline-none sm:p-8"
    >
      <p className="display text-2xl">{words.sent.title}</p>
      <p className="mt-2 text-ink-soft">{words.sent.text}</p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {words.sent.another}
      </Button>
    </div>
  )
}
