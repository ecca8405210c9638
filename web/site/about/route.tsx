import { aboutContent } from '#contract/content/about.ts'
import { fallbackSettings } from '#contract/settings/unknown-settings.ts'
import { purposeStringGroups, type RouteStringGroups } from '#web/content/string-groups.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buildOrganizationJsonLd } from '#web/head/json-ld.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { siteDataFromMatches, stringsFromMatches } from '#web/head/site-of.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import type { Route } from './+types/route.ts'
import { AboutCoreValues } from './core-values.tsx'
import { AboutMission } from './mission.tsx'
import { AboutVision } from './vision.tsx'
import { WelcomeCard } from './welcome-card.tsx'

export const strings = [purposeStringGroups, 'about'] satisfies RouteStringGroups

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = stringsFromMatches(matches, aboutContent)
  return buildPageMeta(matches, {
    name: title,
    path: '/about',
    description,
    things: (site) => [buildOrganizationJsonLd(site)],
  })
}

export default function About({ matches }: Route.ComponentProps) {
  const words = useStrings(aboutContent)
  const { name } = siteDataFromMatches(matches)?.settings ?? fallbackSettings
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} />
      <Container>
        <WelcomeCard name={name} />
      </Container>
      <AboutMission />
      <AboutVision />
      <AboutCoreValues />
    </>
  )
}
