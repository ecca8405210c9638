import { pageMeta } from '#web/calls/page-meta.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Route } from './+types/contactus.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: 'Contact us', path: '/contactus' })

export default function Contactus() {
  return <PageHero title="Contact us" />
}
