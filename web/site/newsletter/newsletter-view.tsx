import { lazy, Suspense } from 'react'
import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { useWords } from '#web/content/use-words.ts'
import { NewsletterBox } from '#web/site/shell/newsletter-box.tsx'
import { useMailedWish } from './newsletter-link.ts'
import { State } from './state.tsx'

const WishForm = lazy(async () => ({ default: (await import('./wish-form.tsx')).WishForm }))

export function NewsletterView() {
  const words = useWords(newsletterLabels)
  const wish = useMailedWish()
  if (!wish) {
    return (
      <State {...words.neutral}>
        <div className="max-w-lg">
          <NewsletterBox />
        </div>
      </State>
    )
  }
  return (
    <Suspense fallback={<State heading={words[wish.kind].heading} text={words[wish.kind].text} />}>
      <WishForm key={wish.token} {...wish} />
    </Suspense>
  )
}
