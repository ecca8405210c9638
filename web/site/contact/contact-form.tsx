import { CallField } from '#web/api/call-form.tsx'
import { contact as words } from '#web/content/contact.ts'
import { MessageForm } from '#web/site/shell/message-form.tsx'
import { Textarea } from '#web/ui/form/field.tsx'

/** The form one writes to the group by. */
export function ContactForm() {
  const { fields } = words
  return (
    <MessageForm words={words}>
      <div className="grid gap-5 sm:grid-cols-2">
        <CallField name="name" label={fields.name} autoComplete="name" />
        <CallField name="email" label={fields.email} type="email" required autoComplete="email" />
      </div>
      <CallField name="message" label={fields.message} required>
        <Textarea rows={7} />
      </CallField>
    </MessageForm>
  )
}
