import { contactContent } from '#contract/content/contact.ts'
import { CallField } from '#web/api/call-form.tsx'
import { useWords } from '#web/content/use-words.ts'
import { Textarea } from '#web/ui/form/field.tsx'
import { MessageForm } from './message-form.tsx'

/** The form one writes to the group by. */
export function ContactForm() {
  const words = useWords(contactContent)
  return (
    <MessageForm words={words}>
      <div className="grid gap-5 sm:grid-cols-2">
        <CallField name="name" label={words.nameField} autoComplete="name" />
        <CallField
          name="email"
          label={words.emailField}
          type="email"
          required
          autoComplete="email"
        />
      </div>
      <CallField name="message" label={words.messageField} required>
        <Textarea rows={7} />
      </CallField>
    </MessageForm>
  )
}
