import { newsLabels } from '#contract/content/labels/news.ts'
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
import { Pagination } from '#web/ui/list/pagination.tsx'
import type { Route } from './+types/list-route.ts'
import { NewsList } from './news-list.tsx'
import { loadNews } from './news-view.ts'

const perPage = 20
const hrefOf = (page: number) => (page === 1 ? '/news' : `/news?page=${page}`)

export const strings = ['newsLabels'] satisfies PageStrings

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const tools = context.get(renderContext)
  const speech = await readSpeech(tools)
  return askedPage(url, (address) => loadNews(tools.client, address, perPage, speech))
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const words = siteWords(matches, newsLabels)
  return pageMeta(matches, {
    name: words.title,
    path: hrefOf(loaded(loaderData)?.page ?? 1),
    description: words.intro,
    card: { kind: words.eyebrow },
    feed: { title: words.title, path: '/news/feed.xml' },
  })
}

export default function News({ loaderData }: Route.ComponentProps) {
  const words = useWords(newsLabels)
  const list = loaded(loaderData)
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro} />
      <Container>
        {list === null && <EmptyState {...words.failed} />}
        {list?.total === 0 && <EmptyState {...words.empty} />}
        {list && list.total > 0 && <NewsList entries={list.items} />}
        {list && <Pagination page={list.page} pages={list.pages} href={hrefOf} className="mt-10" />}
      </Container>
    </>
  )
}
