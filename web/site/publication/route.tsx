import { data } from 'react-router'
import { publicationsContent } from '#contract/content/publications.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { type PageStrings, publicationStrings } from '#web/content/string-groups.ts'
import { buildCitationTags } from '#web/head/citation-tags.ts'
import { publicationJsonLd } from '#web/head/json-ld-work.ts'
import { buildLinkHeader } from '#web/head/publication-links.ts'
import { renderContext } from '#web/head/render-context.ts'
import { entryLoads } from '#web/site/entry-loads.server.ts'
import { createEntryMeta } from '#web/site/parts/entry-meta.ts'
import { loadEntry } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { PublicationPage } from './publication-page.tsx'
import type { PublicationView } from './publication-view.ts'

export const strings = [publicationStrings, 'publicationLabels'] satisfies PageStrings

export const loader = async (args: Route.LoaderArgs) => {
  const { publicUrl } = args.context.get(renderContext)
  const publication = await loadEntry(args, entryLoads.publication)
  const headers = { link: buildLinkHeader(publication, publicUrl), vary: 'accept' }
  return data(publication, { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = createEntryMeta(
  { path: entryPages.publication.list, words: publicationsContent },
  (publication: PublicationView) => {
    const { title, keywords, picture, type, byline } = publication
    const facts = {
      ...publication,
      date: publication.date.machine,
      abstract: publication.abstract.join('\n\n') || publication.plainSummary,
    }
    return {
      name: title,
      keywords,
      card: { kind: type, note: byline },
      picture,
      tags: (url) => buildCitationTags(facts, url),
      things: (site) => [publicationJsonLd(site, facts)],
    }
  },
)

export default function Publication({ loaderData: publication }: Route.ComponentProps) {
  return <PublicationPage key={publication.id} entry={publication} />
}
