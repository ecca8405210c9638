import type { ComponentProps } from 'react'
import { contactContent } from '#contract/content/contact.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { MessageForm, messageFormAnchor } from './message-form.tsx'

type ContactSectionProps = Pick<ComponentProps<typeof MessageForm>, 'postId' | 'outcome'>

export function ContactSection(props: ContactSectionProps) {
  const words = useStrings(contactContent)
  return (
    <section aria-labelledby={messageFormAnchor} className="print:hidden">
      <h2 id={messageFormAnchor} className="display mb-6 text-3xl">
        {words.formTitle}
      </h2>
      <MessageForm
        words={words}
        labels={{ name: words.nameField, email: words.emailField, message: words.messageField }}
        rows={7}
        className="sm:grid-cols-2"
        {...props}
      />
    </section>
  )
}
