import { lazy, Suspense } from 'react'
import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { NewsletterBox } from '#web/site/shell/newsletter-box.tsx'
import { useMailLinkAction } from './mail-link-action.ts'
import { NewsletterMessage } from './newsletter-message.tsx'

const WishForm = lazy(async () => ({
  default: (await import('./mail-link-action-form.tsx')).MailLinkActionForm,
}))

export function NewsletterView() {
  const words = useStrings(newsletterLabels)
  const wish = useMailLinkAction()
  if (!wish) {
    return (
      <NewsletterMessage {...words.neutral}>
        <div className="max-w-lg">
          <NewsletterBox />
        </div>
      </NewsletterMessage>
    )
  }
  return (
    <Suspense
      fallback={
        <NewsletterMessage heading={words[wish.kind].heading} text={words[wish.kind].text} />
      }
    >
      <WishForm key={wish.token} {...wish} />
    </Suspense>
  )
}
