import { grantLabels } from '#contract/content/labels/grants.ts'
import { loaded, notLoaded, orNotLoaded } from '#web/api/loaded.ts'
import type { PageStrings } from '#web/content/string-groups.ts'
import { useWords } from '#web/content/use-words.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { readSpeech } from '#web/head/read-speech.server.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site-of.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { Route } from './+types/list-route.ts'
import { GrantList } from './grant-list.tsx'
import { loadGrants } from './grant-list-view.ts'

export const strings = ['grantLabels'] satisfies PageStrings

export const loader = async ({ context }: Route.LoaderArgs) => {
  const tools = context.get(renderContext)
  const speech = await readSpeech(tools)
  return (await loadGrants(tools.client, speech).catch(() => null)) ?? notLoaded()
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches }) => {
  const words = siteWords(matches, grantLabels)
  return pageMeta(matches, {
    name: words.title,
    path: '/grants',
    description: words.intro,
    card: { kind: words.eyebrow },
  })
}

export default function Grants({ loaderData }: Route.ComponentProps) {
  const words = useWords(grantLabels)
  const view = loaded(loaderData)
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro} />
      <Container>
        {view === null && <EmptyState {...words.failed} />}
        {view?.groups.length === 0 && <EmptyState {...words.empty} />}
        {view && view.groups.length > 0 && <GrantList view={view} />}
      </Container>
    </>
  )
}
