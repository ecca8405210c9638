import { publicationListLabels } from '#contract/content/labels/publications.ts'
import { publicationsContent } from '#contract/content/publications.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { catchListError, listOrNullOnError } from '#web/api/loaded.ts'
import { publicationStringGroups, type RouteStringGroups } from '#web/content/string-groups.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buildItemListJsonLd } from '#web/head/json-ld-list.ts'
import { buildPublicationJsonLd } from '#web/head/json-ld-work.ts'
import { combineListStrings, defineListPage } from '#web/site/parts/list-page.tsx'
import { readPublicationListStyle } from '#web/site/parts/load-references.ts'
import {
  loadPublicationList,
  type PublicationListView,
} from '#web/site/parts/publication-list-view.ts'
import { ReferenceList } from '#web/site/parts/reference-list.tsx'
import { loadListPage } from '#web/site/parts/route-loaders.server.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { Route } from './+types/list-route.ts'
import { PublicationFilterForm } from './publication-filters.tsx'
import { PublicationList } from './publication-list.tsx'
import { usePreviewedPublicationList } from './use-previewed-list.ts'

const page = defineListPage({
  path: entryPages.publication.list,
  words: combineListStrings(publicationsContent, publicationListLabels),
  hasFeed: true,
  things: (site, { total, items, references }) => {
    if (total === 0) return []
    const listed = items.map(({ names, ...entry }) =>
      buildPublicationJsonLd(site, { ...entry, authors: names.map((name) => ({ name })) }),
    )
    const cited = references?.groups.flatMap((group) => group.references) ?? []
    return [
      buildItemListJsonLd([
        ...listed,
        ...cited.map((reference) => buildPublicationJsonLd(site, reference)),
      ]),
    ]
  },
  show: (list: PublicationListView) => <ShownList list={list} />,
  pagesClass: '',
})

export const strings = publicationStringGroups satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) =>
  loadListPage(args, async ({ client, speech }, address) =>
    loadPublicationList(client, address, await readPublicationListStyle(client), speech),
  )

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = page.meta

export default function Publications({ loaderData }: Route.ComponentProps) {
  return <page.Body list={usePreviewedPublicationList(listOrNullOnError(loaderData))} />
}

function ShownList({ list }: { list: PublicationListView }) {
  const { filters } = useStrings(publicationListLabels)
  return (
    <>
      <PublicationFilterForm {...list} />
      {list.total === 0 && <EmptyState {...filters.none} />}
      {list.references && <ReferenceList references={list.references} heading="h2" isPage />}
      <PublicationList entries={list.items} />
    </>
  )
}
