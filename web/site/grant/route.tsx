import { grantLabels } from '#contract/content/labels/grants.ts'
import { type PageStrings, publicationStrings } from '#web/content/string-groups.ts'
import { monetaryGrant } from '#web/head/json-ld-grant.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { readPageSource } from '#web/head/page-source.server.ts'
import { siteWords } from '#web/head/site-of.ts'
import type { Route } from './+types/route.ts'
import { GrantPage } from './grant-page.tsx'
import { loadGrant } from './load-grant.server.ts'

export const strings = [publicationStrings, 'grantLabels', 'stateLabels'] satisfies PageStrings

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) =>
  loadGrant(await readPageSource(context), id.toLowerCase())

export const meta: Route.MetaFunction = ({ matches, loaderData: grant }) => {
  if (!grant) return []
  const words = siteWords(matches, grantLabels)
  const { name, path, description, funder } = grant
  return pageMeta(matches, {
    name,
    path,
    description,
    card: { kind: words.title, note: funder },
    keywords: funder ? [funder] : [],
    parents: [{ name: words.title, path: '/grants' }],
    things: (site) => [monetaryGrant(site, grant)],
  })
}

export default function Grant({ loaderData: grant }: Route.ComponentProps) {
  return <GrantPage key={grant.id} grant={grant} />
}
