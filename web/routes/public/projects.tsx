import { pageMeta } from '#web/calls/page-meta.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Route } from './+types/projects.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: 'Projects', path: '/projects' })

export default function Projects() {
  return <PageHero title="Projects" />
}
