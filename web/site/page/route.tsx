import { lazy, Suspense } from 'react'
import { data, redirect } from 'react-router'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import { isCustomPagePath } from '#contract/page/own-path.ts'
import {
  contactStringGroups,
  peopleStringGroups,
  projectListStringGroups,
  publicationStringGroups,
  type RouteStringGroups,
} from '#web/content/string-groups.ts'
import { buildCustomPageJsonLd } from '#web/head/json-ld-page.ts'
import { buildPageMeta, type PageMetadata } from '#web/head/page-meta.ts'
import { readPageLoaderTools } from '#web/head/page-source.server.ts'
import { renderToolsContext } from '#web/head/render-context.ts'
import {
  type CollectionPageView,
  loadCollectionPage,
} from '#web/site/collection/load-collection.server.ts'
import { listPageUrl } from '#web/site/parts/list-address.ts'
import type { Route } from './+types/route.ts'
import { type CustomPageView, loadCustomPage } from './load-own-page.server.ts'
import { CustomPage } from './own-page.tsx'

export const strings = [
  peopleStringGroups,
  projectListStringGroups,
  publicationStringGroups,
  contactStringGroups,
  'blockLabels',
  'collectionLabels',
  'figureLabels',
  'newsLabels',
  'query',
] satisfies RouteStringGroups

// A page without collections does not load their code.
const CollectionPage = lazy(() => import('#web/site/collection/collection-page.tsx'))

const isOfCollection = (page: CustomPageView | CollectionPageView): page is CollectionPageView =>
  'kind' in page

/** Loads the custom page or collection at a path that no other route matches. Throws 404 if there is none. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { movedTo, collection, publicUrl, lang } = context.get(renderToolsContext)
  if (movedTo) throw redirect(movedTo, 301)
  const tools = await readPageLoaderTools(context)
  if (collection) return loadCollectionPage({ ...tools, publicUrl, lang }, collection, url)
  const path = `/${params['*'].toLowerCase()}`
  if (!isCustomPagePath(path)) throw data(null, { status: 404 })
  const page = await loadCustomPage(tools, { path })
  if (page.path !== path) throw redirect(page.path, 301)
  return page
}

const metadataOf = (page: CollectionPageView): PageMetadata => {
  const { title, path, description } = page
  const shared = { name: title, description, things: () => page.things }
  if (page.kind === 'list') {
    const { filters, hasFeed } = page
    return {
      ...shared,
      path: listPageUrl(path, filters, page.page),
      card: { kind: '' },
      isPrivate: Object.keys(filters).length > 0,
      ...(hasFeed && { feed: { title, path: `${path}/feed.xml` } }),
    }
  }
  const { picture, list, fact } = page
  return {
    ...shared,
    path,
    card: { kind: list.name, note: fact },
    parents: [list],
    pictures: picture ? [{ path: picture, alt: title, ...parsePictureUrl(picture) }] : [],
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData: page }) => {
  if (!page) return []
  if (isOfCollection(page)) return buildPageMeta(matches, metadataOf(page))
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
  if (!isOfCollection(page)) return <CustomPage key={page.path} entry={page} />
  return (
    <Suspense>
      <CollectionPage page={page} />
    </Suspense>
  )
}
