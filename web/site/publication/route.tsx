import { data } from 'react-router'
import { publicationsContent } from '#contract/content/publications.ts'
import { pictureFacts } from '#contract/media/picture-facts.ts'
import { type PageStrings, publicationStrings } from '#web/content/string-groups.ts'
import { citationTags } from '#web/head/citation-tags.ts'
import { citedWork } from '#web/head/json-ld-work.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { readPageSource } from '#web/head/page-source.server.ts'
import { publicationLinks } from '#web/head/publication-links.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site-of.ts'
import type { Route } from './+types/route.ts'
import { loadPublication } from './load-publication.server.ts'
import { PublicationPage } from './publication-page.tsx'

export const strings = [publicationStrings, 'publicationLabels'] satisfies PageStrings

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { publicUrl } = context.get(renderContext)
  const publication = await loadPublication(await readPageSource(context), params.id)
  const headers = { link: publicationLinks(publication, publicUrl), vary: 'accept' }
  return data(publication, { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData: publication }) => {
  if (!publication) return []
  const { title, path, description, keywords, picture, type, byline } = publication
  const facts = {
    ...publication,
    date: publication.date.machine,
    abstract: publication.abstract.join('\n\n') || publication.plainSummary,
  }
  return pageMeta(matches, {
    name: title,
    path,
    description,
    keywords,
    card: { kind: type, note: byline },
    parents: [{ name: siteWords(matches, publicationsContent).title, path: '/publications' }],
    pictures: picture ? [{ path: picture, alt: title, ...pictureFacts(picture) }] : [],
    tags: (url) => citationTags(facts, url),
    things: (site) => [citedWork(site, facts)],
  })
}

export default function Publication({ loaderData: publication }: Route.ComponentProps) {
  return <PublicationPage key={publication.id} publication={publication} />
}
