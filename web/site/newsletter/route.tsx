import { newsletter as words } from '#web/content/newsletter.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import type { Route } from './+types/route.ts'
import { NewsletterView } from './newsletter-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/newsletter', isPrivate: true })

export default function Newsletter() {
  return <NewsletterView />
}
