import { data } from 'react-router'
import { askedPage } from '#web/api/load-page.ts'
import { loadPublications } from '#web/api/load-publications.ts'
import { loaded, notLoaded, orNotLoaded } from '#web/api/loaded.ts'
import { publications as words } from '#web/content/publications.ts'
import { itemList, scholarlyArticle } from '#web/head/json-ld.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { renderContext } from '#web/head/render-context.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import type { Route } from './+types/list-route.ts'
import { PublicationList } from './publication-list.tsx'

const perPage = 25
const hrefOf = (page: number) => (page === 1 ? '/publications' : `/publications?page=${page}`)

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { client } = context.get(renderContext)
  const list = await loadPublications(client, url.href, perPage).catch(() => null)
  if (list === null) return notLoaded()
  if (list.page !== askedPage(url.href)) throw data(null, { status: 404 })
  return list
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const list = loaded(loaderData)
  return pageMeta(matches, {
    name: words.title,
    path: hrefOf(list?.page ?? 1),
    description: words.intro,
    things: () => (list && list.total > 0 ? [itemList(list.items.map(scholarlyArticle))] : []),
  })
}

export default function Publications({ loaderData }: Route.ComponentProps) {
  const list = loaded(loaderData)
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro} />
      <Container>
        {list === null && <EmptyState {...words.failed} />}
        {list?.total === 0 && <EmptyState {...words.empty} />}
        {list && <PublicationList publications={list.items} />}
        {list && <Pagination page={list.page} pages={list.pages} href={hrefOf} />}
      </Container>
    </>
  )
}
