import { pageMeta } from '#web/calls/page-meta.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Route } from './+types/project.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: '', path: '/projects' })

export default function Project() {
  return <PageHero title="" />
}
