import { defaultSettings } from '#contract/default-settings.ts'
import { organization } from '#web/calls/json-ld.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { siteOf } from '#web/calls/site.ts'
import { about as words } from '#web/content/about.ts'
import { CoreValues } from '#web/features/about/core-values.tsx'
import { Mission } from '#web/features/about/mission.tsx'
import { Vision } from '#web/features/about/vision.tsx'
import { WelcomeCard } from '#web/features/about/welcome-card.tsx'
import { Container } from '#web/ui/container.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Route } from './+types/about.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: words.title,
    path: '/about',
    description: words.description,
    things: (site) => [organization(site)],
  })

export default function About({ matches }: Route.ComponentProps) {
  const { name } = siteOf(matches)?.settings ?? defaultSettings
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} />
      <Container>
        <WelcomeCard name={name} />
      </Container>
      <Mission />
      <Vision />
      <CoreValues />
    </>
  )
}
