import { fromRoot, orNothing, type Thing } from './json-ld.ts'
import type { Site } from './site-of.ts'

/** Facts of a post for structured data. */
export interface NewsFacts {
  readonly title: string
  readonly path: string
  readonly day: string
  readonly description: string
  readonly picture: string
}

export const newsArticle = (site: Site, facts: NewsFacts): Thing => {
  const group = { '@type': 'Organization', name: site.settings.name, url: `${site.publicUrl}/` }
  return {
    '@type': 'NewsArticle',
    '@id': `${site.publicUrl}${facts.path}#news`,
    headline: facts.title,
    url: fromRoot(site, facts.path),
    datePublished: facts.day,
    description: orNothing(facts.description),
    image: facts.picture ? fromRoot(site, facts.picture) : undefined,
    author: group,
    publisher: group,
  }
}
