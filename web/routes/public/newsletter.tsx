import { pageMeta } from '#web/calls/page-meta.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Route } from './+types/newsletter.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: 'Newsletter', path: '/newsletter' })

export default function Newsletter() {
  return <PageHero title="Newsletter" />
}
