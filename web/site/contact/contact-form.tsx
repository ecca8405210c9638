import { useState } from 'react'
import { contactApi } from '#contract/message.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { contact as words } from '#web/content/contact.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/form/field.tsx'
import { TrapField } from '#web/ui/form/trap-field.tsx'

/** The form one writes to the group by; once sent it says so in its place. */
export function ContactForm() {
  const [sentBy, setSentBy] = useState<string | null>(null)
  if (sentBy !== null) return <Sent email={sentBy} onAgain={() => setSentBy(null)} />
  return (
    <CallForm call={contactApi.sendMessage} onDone={(_, { email }) => setSentBy(email)}>
      <ContactFields />
    </CallForm>
  )
}

function ContactFields() {
  const { fields } = words
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <CallField name="name" label={fields.name} autoComplete="name" />
        <CallField name="email" label={fields.email} type="email" required autoComplete="email" />
      </div>
      <CallField name="message" label={fields.message} required>
        <Textarea rows={7} />
      </CallField>
      <TrapField label={words.trap} />
      <SubmitButton size="lg" className="justify-self-start">
        {words.submit}
      </SubmitButton>
    </div>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={(element) => element?.focus()}
      className="rounded-lg border border-signal bg-signal-soft p-6 outline-none sm:p-8"
    >
      <p className="display text-2xl">{words.sent.title}</p>
      <p className="mt-2 break-words text-ink-soft">{words.sent.text(email)}</p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {words.sent.again}
      </Button>
    </div>
  )
}
