import { Link } from 'react-router'
import { pageMeta } from '#web/calls/page-meta.ts'
import { home as words } from '#web/content/home.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { SignalLine } from '#web/ui/signal-line.tsx'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/' })

export default function Home() {
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro}>
        <Link to="/projects" className={buttonStyle({ size: 'lg' })}>
          {words.learnMore}
        </Link>
      </PageHero>
      <SignalLine variant="hero" draw="load" />
    </>
  )
}
