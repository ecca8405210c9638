import { pageMeta } from '#web/calls/page-meta.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Route } from './+types/team.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: 'Team', path: '/team' })

export default function Team() {
  return <PageHero title="Team" />
}
