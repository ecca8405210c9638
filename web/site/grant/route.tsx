import { grantLabels } from '#contract/content/labels/grants.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { type PageStrings, publicationStrings } from '#web/content/string-groups.ts'
import { grantJsonLd } from '#web/head/json-ld-grant.ts'
import { entryLoads } from '#web/site/entry-loads.server.ts'
import { createEntryMeta } from '#web/site/parts/entry-meta.ts'
import { loadEntry } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { GrantPage } from './grant-page.tsx'
import type { GrantView } from './grant-view.ts'

export const strings = [publicationStrings, 'grantLabels', 'stateLabels'] satisfies PageStrings

export const loader = (args: Route.LoaderArgs) => loadEntry(args, entryLoads.grant)

export const meta: Route.MetaFunction = createEntryMeta(
  { path: entryPages.grant.list, words: grantLabels },
  (grant: GrantView, { title }) => ({
    name: grant.name,
    card: { kind: title, note: grant.funder },
    keywords: grant.funder ? [grant.funder] : [],
    things: (site) => [grantJsonLd(site, grant)],
  }),
)

export default function Grant({ loaderData: grant }: Route.ComponentProps) {
  return <GrantPage key={grant.id} entry={grant} />
}
