import { grantLabels } from '#contract/content/labels/grants.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { catchListError, listOrNullOnError } from '#web/api/loaded.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import { defineListPage } from '#web/site/parts/list-page.tsx'
import { loadWholeList } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/list-route.ts'
import { GrantList } from './grant-list.tsx'
import { type GrantListView, loadGrantListView } from './grant-list-view.ts'

const page = defineListPage({
  path: entryPages.grant.list,
  words: (read) => read(grantLabels),
  hasCard: true,
  isEmpty: ({ groups }) => groups.length === 0,
  show: (view: GrantListView) => <GrantList view={view} />,
})

export const strings = ['grantLabels'] satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) =>
  loadWholeList(args, ({ client, speech }) => loadGrantListView(client, speech))

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = page.meta

export default function Grants({ loaderData }: Route.ComponentProps) {
  return <page.Body list={listOrNullOnError(loaderData)} />
}
