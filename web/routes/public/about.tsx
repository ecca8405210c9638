import { pageMeta } from '#web/calls/page-meta.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Route } from './+types/about.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: 'About', path: '/about' })

export default function About() {
  return <PageHero title="About" />
}
