import { researchLabels } from '#contract/content/labels/research.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { catchListError, listOrNullOnError } from '#web/api/loaded.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import { defineListPage } from '#web/site/parts/list-page.tsx'
import { loadListPage } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { TimelinePage } from './timeline-page.tsx'
import { loadTimeline, type TimelineView } from './timeline-view.ts'

const page = defineListPage({
  path: entryPages.timeline.list,
  words: (read) => read(researchLabels),
  hasFeed: true,
  hasCard: true,
  show: (view: TimelineView) => <TimelinePage view={view} />,
  heroClass: 'pt-10 pb-8 sm:pt-14 lg:pt-16 lg:pb-10',
  pagesClass: 'mt-12',
})

export const strings = ['researchLabels', 'stateLabels'] satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) =>
  loadListPage(args, ({ client, speech }, address) => loadTimeline(client, address, speech))

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = page.meta

export default function Research({ loaderData }: Route.ComponentProps) {
  return <page.Body list={listOrNullOnError(loaderData)} />
}
