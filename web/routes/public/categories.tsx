import { pageMeta } from '#web/calls/page-meta.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Route } from './+types/categories.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: 'Categories', path: '/categories' })

export default function Categories() {
  return <PageHero title="Categories" />
}
