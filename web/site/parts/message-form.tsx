import { type ReactNode, useState } from 'react'
import { fill } from '#contract/content/group.ts'
import { contactApi } from '#contract/message/message.ts'
import { CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { newsletterBox } from '#web/content/newsletter-box-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TrapField } from '#web/ui/form/trap-field.tsx'
import { PrivacyNote } from './privacy-note.tsx'

type MessageFormProps = {
  /** The project the message is about. */
  postId?: string
  words: {
    readonly submit: string
    readonly sentTitle: string
    readonly sentText: string
    readonly again: string
  }
  /** The fields. */
  children: ReactNode
}

/** Sends a message to the group; once sent it says so in its place. */
export function MessageForm({ postId, words, children }: MessageFormProps) {
  const [sentBy, setSentBy] = useState<string | null>(null)
  if (sentBy !== null) {
    return (
      <div
        role="status"
        tabIndex={-1}
        ref={(element) => element?.focus()}
        className="rounded-lg border border-signal bg-signal-soft p-6 outline-none sm:p-8"
      >
        <p className="display text-2xl">{words.sentTitle}</p>
        <p className="mt-2 break-words text-ink-soft">{fill(words.sentText, { email: sentBy })}</p>
        <Button variant="secondary" className="mt-6" onClick={() => setSentBy(null)}>
          {words.again}
        </Button>
      </div>
    )
  }
  return (
    <CallForm
      call={contactApi.sendMessage}
      fixed={{ ...(postId && { postId }) }}
      onDone={(_, { email }) => setSentBy(email)}
    >
      <div className="grid gap-5">
        {children}
        <TrapField label={newsletterBox.trap} />
        <PrivacyNote />
        <SubmitButton size="lg" className="justify-self-start">
          {words.submit}
        </SubmitButton>
      </div>
    </CallForm>
  )
}
