import { aboutContent } from '#contract/content/about.ts'
import { unknownSettings } from '#contract/settings/unknown-settings.ts'
import { type PageStrings, purposeStrings } from '#web/content/string-groups.ts'
import { useWords } from '#web/content/use-words.ts'
import { organization } from '#web/head/json-ld.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { siteOf, siteWords } from '#web/head/site-of.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import type { Route } from './+types/route.ts'
import { CoreValues } from './core-values.tsx'
import { Mission } from './mission.tsx'
import { Vision } from './vision.tsx'
import { WelcomeCard } from './welcome-card.tsx'

export const strings = [purposeStrings, 'about'] satisfies PageStrings

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = siteWords(matches, aboutContent)
  return pageMeta(matches, {
    name: title,
    path: '/about',
    description,
    things: (site) => [organization(site)],
  })
}

export default function About({ matches }: Route.ComponentProps) {
  const words = useWords(aboutContent)
  const { name } = siteOf(matches)?.settings ?? unknownSettings
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
