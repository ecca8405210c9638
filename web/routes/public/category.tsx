import { pageMeta } from '#web/calls/page-meta.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Route } from './+types/category.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: 'Category', path: '/categories' })

export default function Category() {
  return <PageHero title="Category" />
}
