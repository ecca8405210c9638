import { useHref } from 'react-router'
import { headerFooterContent } from '#contract/content/frame.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { NewsletterMessage } from './newsletter-message.tsx'

type AskedViewProps = { email: string; problem: string | null }

/** Result of a subscription form that was submitted without a script. */
export function SubscriptionResult({ email, problem }: AskedViewProps) {
  const words = useStrings(headerFooterContent)
  const action = useHref('/newsletter')
  if (problem === null) {
    return (
      <NewsletterMessage
        heading={words.newsletterTitle}
        text={fillPlaceholders(words.newsletterAsked, { email })}
        isEnd
      />
    )
  }
  return (
    <NewsletterMessage heading={words.newsletterTitle} text={words.newsletterText}>
      <form method="post" action={action} className="grid max-w-lg gap-5">
        <Field
          name="email"
          label={words.newsletterEmail}
          error={problem}
          type="email"
          required
          autoComplete="email"
          defaultValue={email}
        />
        <Button type="submit" className="justify-self-start">
          {words.newsletterSend}
        </Button>
      </form>
    </NewsletterMessage>
  )
}
