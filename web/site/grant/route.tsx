import { grantLabels } from '#contract/content/labels/grants.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { publicationStringGroups, type RouteStringGroups } from '#web/content/string-groups.ts'
import { buildGrantJsonLd } from '#web/head/json-ld-grant.ts'
import { entryLoaders } from '#web/site/entry-loads.server.ts'
import { createEntryMeta } from '#web/site/parts/entry-meta.ts'
import { loadEntryFromParams } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { GrantPage } from './grant-page.tsx'
import type { GrantView } from './grant-view.ts'

export const strings = [
  publicationStringGroups,
  'grantLabels',
  'stateLabels',
  'collectionLabels',
] satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) => loadEntryFromParams(args, entryLoaders.grant)

export const meta: Route.MetaFunction = createEntryMeta(
  { path: entryPages.grant.list, words: grantLabels },
  (grant: GrantView, { title }) => ({
    name: grant.name,
    card: { kind: title, note: grant.funder },
    keywords: grant.funder ? [grant.funder] : [],
    things: (site) => [buildGrantJsonLd(site, grant)],
  }),
)

export default function Grant({ loaderData: grant }: Route.ComponentProps) {
  return <GrantPage key={grant.id} entry={grant} />
}
