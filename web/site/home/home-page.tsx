import { Fragment, type ReactNode } from 'react'
import { useMatches } from 'react-router'
import { type HomeSection, homeContent } from '#contract/content/home.ts'
import { missionContent, valuesContent, visionContent } from '#contract/content/purpose.ts'
import { fallbackSettings } from '#contract/settings/unknown-settings.ts'
import { isMissionEmpty, isVisionEmpty } from '#web/content/empty-sections.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { siteDataFromMatches } from '#web/head/site-of.ts'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { AboutUs } from './about-us.tsx'
import { HomeCoreValues } from './core-values.tsx'
import { Hero } from './hero.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { Leadership } from './leadership.tsx'
import type { HomeData } from './load-home.server.ts'
import { Members } from './members.tsx'
import { HomeMission } from './mission.tsx'
import { HomeVision } from './vision.tsx'

/** Sections that end without space. */
const withoutSpaceBelow: readonly string[] = ['hero', 'members', 'latest', 'leadership']

/** Renders the sections in the order that the site's settings define. */
export function HomePage({ posts, members }: Pick<HomeData, 'posts' | 'members'>) {
  const { sections, aboutLead, aboutText, leadershipLead, leadershipText } = useStrings(homeContent)
  const mission = useStrings(missionContent)
  const vision = useStrings(visionContent)
  const values = useStrings(valuesContent)
  const { name } = siteDataFromMatches(useMatches())?.settings ?? fallbackSettings
  const isEmpty: Partial<Record<string, boolean>> = {
    members: members.length === 0,
    latest: posts.length === 0,
    mission: isMissionEmpty(mission),
    vision: isVisionEmpty(vision),
    values: values.items.length === 0,
    about: aboutLead === '' && aboutText === '',
    leadership: leadershipLead === '' && leadershipText === '',
  }
  const shown = sections.filter(({ section }) => !isEmpty[section])
  const isBelowHero = shown[0]?.section === 'hero' && shown[1]?.section === 'mission'
  /** Returns the space above a section that has none, unless the section before ends with space. */
  const spaceAbove = (section: HomeSection) => {
    const before = shown[shown.findIndex((each) => each.section === section) - 1]?.section
    return before && withoutSpaceBelow.includes(before) ? 'pt-20 lg:pt-32' : undefined
  }
  const parts: Readonly<Record<HomeSection, ReactNode>> = {
    hero: <Hero />,
    members: <Members members={members} />,
    latest: <LatestPosts posts={posts} />,
    mission: <HomeMission isBelowHero={isBelowHero} />,
    vision: <HomeVision />,
    values: <HomeCoreValues />,
    about: <AboutUs className={spaceAbove('about')} />,
    leadership: <Leadership className={spaceAbove('leadership')} />,
  }
  const hasHero = sections.some(({ section }) => section === 'hero')
  return (
    <>
      {!hasHero && shown.length === 0 && <PageHero title={name} />}
      {!hasHero && shown.length > 0 && <h1 className="sr-only">{name}</h1>}
      {shown.map(({ section }) => (
        <Fragment key={section}>{parts[section]}</Fragment>
      ))}
    </>
  )
}
