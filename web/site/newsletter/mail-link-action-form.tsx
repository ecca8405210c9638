import { useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { newsletterApi } from '#contract/newsletter/newsletter.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Button } from '#web/ui/button.tsx'
import type { MailLinkAction } from './mail-link-action.ts'
import { NewsletterMessage } from './newsletter-message.tsx'

const calls = { confirm: newsletterApi.confirm, leave: newsletterApi.unsubscribe }

const isUseless = ({ code }: ApiError) => code === 'invalid' || code === 'linkExpired'

/**
 * Requires one more click before the subscription is confirmed or cancelled, because mail scanners open
 * links.
 */
export function MailLinkActionForm({ kind, token }: MailLinkAction) {
  const { run, pending } = useApiCall(calls[kind], {})
  const [end, setEnd] = useState<'done' | 'invalid' | null>(null)
  const words = useStrings(newsletterLabels)
  const wish = words[kind]

  const fulfil = async () => {
    if (!calls[kind].input.safeParse({ token }).success) return setEnd('invalid')
    const answer = await run({ token })
    if (!(answer instanceof ApiError)) setEnd('done')
    else if (isUseless(answer)) setEnd('invalid')
  }

  if (end === 'done')
    return <NewsletterMessage heading={wish.doneHeading} text={wish.doneText} isEnd />
  if (end === 'invalid') return <NewsletterMessage {...words.invalid} isEnd />
  return (
    <NewsletterMessage heading={wish.heading} text={wish.text}>
      <Button size="lg" pending={pending} onClick={fulfil}>
        {wish.button}
      </Button>
    </NewsletterMessage>
  )
}
