import { researchLabels } from '#contract/content/labels/research.ts'
import { askedPage } from '#web/api/load-page.ts'
import { loaded, orNotLoaded } from '#web/api/loaded.ts'
import type { PageStrings } from '#web/content/string-groups.ts'
import { useWords } from '#web/content/use-words.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { readSpeech } from '#web/head/read-speech.server.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site-of.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { Route } from './+types/route.ts'
import { TimelinePage } from './timeline-page.tsx'
import { loadTimeline, timelineAddress } from './timeline-view.ts'

export const strings = ['researchLabels', 'stateLabels'] satisfies PageStrings

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const tools = context.get(renderContext)
  const speech = await readSpeech(tools)
  return askedPage(url, (address) => loadTimeline(tools.client, address, speech))
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const view = loaded(loaderData)
  const words = siteWords(matches, researchLabels)
  return pageMeta(matches, {
    name: words.title,
    path: timelineAddress(view?.filters ?? {}, view?.page),
    description: words.intro,
    card: { kind: words.eyebrow },
    feed: { title: words.title, path: '/research/feed.xml' },
    // Every timeline with filters is part of the whole one.
    isPrivate: view !== null && Object.keys(view.filters).length > 0,
  })
}

export default function Research({ loaderData }: Route.ComponentProps) {
  const words = useWords(researchLabels)
  const view = loaded(loaderData)
  return (
    <>
      <PageHero
        eyebrow={words.eyebrow}
        title={words.heading}
        intro={words.intro}
        className="pt-10 pb-8 sm:pt-14 lg:pt-16 lg:pb-10"
      />
      {view ? (
        <TimelinePage view={view} />
      ) : (
        <Container>
          <EmptyState {...words.failed} />
        </Container>
      )}
    </>
  )
}
