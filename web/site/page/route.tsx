import { data, redirect } from 'react-router'
import { isCustomPagePath } from '#contract/page/own-path.ts'
import {
  contactStringGroups,
  peopleStringGroups,
  projectListStringGroups,
  publicationStringGroups,
  type RouteStringGroups,
} from '#web/content/string-groups.ts'
import { buildCustomPageJsonLd } from '#web/head/json-ld-page.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { readPageLoaderTools } from '#web/head/page-source.server.ts'
import { renderToolsContext } from '#web/head/render-context.ts'
import type { Route } from './+types/route.ts'
import { loadCustomPage } from './load-own-page.server.ts'
import { CustomPage } from './own-page.tsx'

export const strings = [
  peopleStringGroups,
  projectListStringGroups,
  publicationStringGroups,
  contactStringGroups,
  'blockLabels',
  'figureLabels',
  'newsLabels',
  'query',
] satisfies RouteStringGroups

/** Loads the custom page at a path that no other route matches. Throws 404 if there is none. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { movedTo } = context.get(renderToolsContext)
  if (movedTo) throw redirect(movedTo, 301)
  const path = `/${params['*'].toLowerCase()}`
  if (!isCustomPagePath(path)) throw data(null, { status: 404 })
  const page = await loadCustomPage(await readPageLoaderTools(context), { path })
  if (page.path !== path) throw redirect(page.path, 301)
  return page
}

export const meta: Route.MetaFunction = ({ matches, loaderData: page }) => {
  if (!page) return []
  const { title, path, description, inSitemap } = page
  return buildPageMeta(matches, {
    name: title,
    path,
    description,
    card: { kind: '' },
    isPrivate: !inSitemap,
    things: (site) => [buildCustomPageJsonLd(site, page)],
  })
}

export default function OwnPageRoute({ loaderData: page }: Route.ComponentProps) {
  return <CustomPage key={page.path} entry={page} />
}
