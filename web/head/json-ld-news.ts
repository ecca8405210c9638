import { type JsonLdThing, toAbsoluteUrl, undefinedIfBlank } from './json-ld.ts'
import type { SiteData } from './site-of.ts'

export interface NewsJsonLdInput {
  readonly title: string
  readonly path: string
  readonly day: string
  readonly description: string
  readonly picture: string
}

export const buildNewsJsonLd = (site: SiteData, facts: NewsJsonLdInput): JsonLdThing => {
  const group = { '@type': 'Organization', name: site.settings.name, url: `${site.publicUrl}/` }
  return {
    '@type': 'NewsArticle',
    '@id': `${site.publicUrl}${facts.path}#news`,
    headline: facts.title,
    url: toAbsoluteUrl(site, facts.path),
    datePublished: facts.day,
    description: undefinedIfBlank(facts.description),
    image: facts.picture ? toAbsoluteUrl(site, facts.picture) : undefined,
    author: group,
    publisher: group,
  }
}
