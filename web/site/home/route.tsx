import { Fragment, type ReactNode } from 'react'
import { data } from 'react-router'
import { type HomeSection, homeContent } from '#contract/content/home.ts'
import { orNotLoaded } from '#web/api/loaded.ts'
import { useWords } from '#web/content/use-words.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site.ts'
import type { Route } from './+types/route.ts'
import { AboutUs } from './about-us.tsx'
import { CoreValues } from './core-values.tsx'
import { Hero } from './hero.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { Leadership } from './leadership.tsx'
import { loadHome } from './load-home.ts'
import { Members } from './members.tsx'
import { Mission } from './mission.tsx'
import { Vision } from './vision.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const lists = await loadHome(context.get(renderContext).client)
  // The page stands without a list, but is not kept for others.
  return data(lists, { status: lists.error === null ? 200 : 503 })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: siteWords(matches, homeContent).title, path: '/' })

export default function Home({ loaderData }: Route.ComponentProps) {
  const { posts = [], members = [] } = 'posts' in loaderData ? loaderData : {}
  const { sections } = useWords(homeContent)
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
    mission: <Mission isBelowHero={isBelowHero} />,
    vision: <Vision />,
    values: <CoreValues />,
    about: <AboutUs />,
    leadership: <Leadership />,
  }
  return sections.map(({ section }) => <Fragment key={section}>{parts[section]}</Fragment>)
}
