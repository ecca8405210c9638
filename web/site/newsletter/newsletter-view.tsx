import { lazy, Suspense } from 'react'
import { newsletter as words } from '#web/content/newsletter.ts'
import { useMailedWish } from './newsletter-link.ts'
import { State } from './state.tsx'

const WishForm = lazy(async () => ({ default: (await import('./wish-form.tsx')).WishForm }))

const neutral = <State heading={words.neutral.heading} text={words.neutral.text} />

/** The page behind the links in our mails. */
export function NewsletterView() {
  const wish = useMailedWish()
  if (!wish) return neutral
  return (
    <Suspense fallback={<State heading={words[wish.kind].heading} text={words[wish.kind].text} />}>
      <WishForm key={wish.token} {...wish} />
    </Suspense>
  )
}
