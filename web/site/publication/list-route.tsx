import { publicationListLabels } from '#contract/content/labels/publications.ts'
import { publicationsContent } from '#contract/content/publications.ts'
import { askedPage } from '#web/api/load-page.ts'
import { loaded, orNotLoaded } from '#web/api/loaded.ts'
import { type PageStrings, publicationStrings } from '#web/content/string-groups.ts'
import { useWords } from '#web/content/use-words.ts'
import { itemList } from '#web/head/json-ld-list.ts'
import { citedWork } from '#web/head/json-ld-work.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { readSpeech } from '#web/head/read-speech.server.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site-of.ts'
import { readListStyle } from '#web/site/parts/load-references.ts'
import { listAddress } from '#web/site/parts/publication-list-address.ts'
import {
  loadPublicationList,
  type PublicationListView,
} from '#web/site/parts/publication-list-view.ts'
import { ReferenceList } from '#web/site/parts/reference-list.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import type { Route } from './+types/list-route.ts'
import { PublicationFilters } from './publication-filters.tsx'
import { PublicationList } from './publication-list.tsx'
import { usePreviewedList } from './use-previewed-list.ts'

export const strings = publicationStrings satisfies PageStrings

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const tools = context.get(renderContext)
  const { client } = tools
  const speech = await readSpeech(tools)
  return askedPage(url, async (address) =>
    loadPublicationList(client, address, await readListStyle(client), speech),
  )
}

const referencesIn = ({ references }: PublicationListView) =>
  references?.groups.flatMap((group) => group.references) ?? []

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const list = loaded(loaderData)
  const { title, intro } = siteWords(matches, publicationsContent)
  return pageMeta(matches, {
    name: title,
    path: listAddress(list?.filters ?? {}, list?.page),
    description: intro,
    feed: { title, path: '/publications/feed.xml' },
    // Every list with filters is part of the whole one.
    isPrivate: list !== null && Object.keys(list.filters).length > 0,
    things: (site) =>
      list && list.total > 0
        ? [
            itemList([
              ...list.items.map(({ names, ...entry }) =>
                citedWork(site, { ...entry, authors: names.map((name) => ({ name })) }),
              ),
              ...referencesIn(list).map((reference) => citedWork(site, reference)),
            ]),
          ]
        : [],
  })
}

export default function Publications({ loaderData }: Route.ComponentProps) {
  const publications = useWords(publicationListLabels)
  const words = useWords(publicationsContent)
  const list = usePreviewedList(loaded(loaderData))
  const isFiltered = list !== null && Object.keys(list.filters).length > 0
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro} />
      <Container>
        {list === null && <EmptyState {...publications.failed} />}
        {list && (list.total > 0 || isFiltered) && <PublicationFilters {...list} />}
        {list?.total === 0 &&
          (isFiltered ? (
            <EmptyState {...publications.filters.none} />
          ) : (
            <EmptyState title={words.emptyTitle} text={words.emptyText} />
          ))}
        {list?.references && <ReferenceList references={list.references} heading="h2" isPage />}
        {list && <PublicationList entries={list.items} />}
        {list && (
          <Pagination
            page={list.page}
            pages={list.pages}
            href={(page) => listAddress(list.filters, page)}
          />
        )}
      </Container>
    </>
  )
}
