import { data } from 'react-router'
import { publicationsContent } from '#contract/content/publications.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { absoluteFileUrl } from '#contract/media/uploaded-file.ts'
import { publicationStringGroups, type RouteStringGroups } from '#web/content/string-groups.ts'
import { buildCitationTags } from '#web/head/citation-tags.ts'
import { buildPublicationJsonLd } from '#web/head/json-ld-work.ts'
import { buildPublicationLinkHeader } from '#web/head/publication-links.ts'
import { renderToolsContext } from '#web/head/render-context.ts'
import { siteDataFromMatches } from '#web/head/site-of.ts'
import { entryLoaders } from '#web/site/entry-loads.server.ts'
import { createEntryMeta } from '#web/site/parts/entry-meta.ts'
import { loadEntryFromParams } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { PublicationPage } from './publication-page.tsx'
import type { PublicationView } from './publication-view.ts'

export const strings = [
  publicationStringGroups,
  'publicationLabels',
  'collectionLabels',
] satisfies RouteStringGroups

export const loader = async (args: Route.LoaderArgs) => {
  const { publicUrl } = args.context.get(renderToolsContext)
  const publication = await loadEntryFromParams(args, entryLoaders.publication)
  const headers = { link: buildPublicationLinkHeader(publication, publicUrl), vary: 'accept' }
  return data(publication, { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = createEntryMeta(
  { path: entryPages.publication.list, words: publicationsContent },
  (publication: PublicationView, _, matches) => {
    const { publicUrl = '' } = siteDataFromMatches(matches) ?? {}
    const { title, keywords, picture, type, byline } = publication
    const facts = {
      ...publication,
      date: publication.date.machine,
      links: publication.links.map((link) => ({
        ...link,
        url: absoluteFileUrl(link.url, publicUrl),
      })),
      abstract: publication.abstract.join('\n\n') || publication.plainSummary,
    }
    return {
      name: title,
      keywords,
      card: { kind: type, note: byline },
      picture,
      tags: (url) => buildCitationTags(facts, url),
      things: (site) => [buildPublicationJsonLd(site, facts)],
    }
  },
)

export default function Publication({ loaderData: publication }: Route.ComponentProps) {
  return <PublicationPage key={publication.id} entry={publication} />
}
