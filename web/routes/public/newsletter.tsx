import { pageMeta } from '#web/calls/page-meta.ts'
import { newsletter as words } from '#web/content/newsletter.ts'
import { NewsletterView } from '#web/features/newsletter/newsletter-view.tsx'
import type { Route } from './+types/newsletter.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/newsletter', isPrivate: true })

export default function Newsletter() {
  return <NewsletterView />
}
