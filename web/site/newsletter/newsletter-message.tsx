import type { ReactNode } from 'react'
import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Link } from '#web/ui/link.tsx'

type StateProps = { heading: string; text: string; isEnd?: boolean; children?: ReactNode }

/**
 * A message of the newsletter page. If it ends the process, it takes the focus and links to the home page.
 */
export function NewsletterMessage({ heading, text, isEnd = false, children }: StateProps) {
  const words = useStrings(newsletterLabels)
  return (
    <div
      {...(isEnd && { tabIndex: -1, ref: (element: HTMLElement | null) => element?.focus() })}
      className="outline-none"
    >
      <PageHero eyebrow={words.eyebrow} title={heading} intro={text}>
        {children ?? (
          <Link to="/" className={buttonStyle({ variant: 'secondary', size: 'lg' })}>
            {words.home}
          </Link>
        )}
      </PageHero>
    </div>
  )
}
