import { Fragment, type ReactNode } from 'react'
import { useMatches } from 'react-router'
import { type HomeSection, homeContent } from '#contract/content/home.ts'
import { fallbackSettings } from '#contract/settings/unknown-settings.ts'
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

/** Renders the sections in the order that the site's settings define. */
export function HomePage({ posts, members }: Pick<HomeData, 'posts' | 'members'>) {
  const { sections } = useStrings(homeContent)
  const { name } = siteDataFromMatches(useMatches())?.settings ?? fallbackSettings
  const isEmpty: Partial<Record<string, boolean>> = {
    members: members.length === 0,
    latest: posts.length === 0,
  }
  const shown = sections.filter(({ section }) => !isEmpty[section])
  const isBelowHero = shown[0]?.section === 'hero' && shown[1]?.section === 'mission'
  const parts: Readonly<Record<HomeSection, ReactNode>> = {
    hero: <Hero />,
    members: <Members members={members} />,
    latest: <LatestPosts posts={posts} />,
    mission: <HomeMission isBelowHero={isBelowHero} />,
    vision: <HomeVision />,
    values: <HomeCoreValues />,
    about: <AboutUs />,
    leadership: <Leadership />,
  }
  const hasHero = sections.some(({ section }) => section === 'hero')
  return (
    <>
      {!hasHero && shown.length === 0 && <PageHero title={name} />}
      {!hasHero && shown.length > 0 && <h1 className="sr-only">{name}</h1>}
      {sections.map(({ section }) => (
        <Fragment key={section}>{parts[section]}</Fragment>
      ))}
    </>
  )
}
