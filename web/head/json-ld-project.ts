import { type JsonLdThing, toAbsoluteUrl, undefinedIfBlank } from './json-ld.ts'
import { type PersonJsonLdFacts, personJsonLd } from './json-ld-person.ts'
import type { SiteData } from './site-of.ts'

export interface ProjectJsonLdFacts {
  readonly title: string
  readonly path: string
  readonly description: string
  readonly image?: string
  readonly category?: string
  readonly grant?: string
  readonly contributors?: readonly PersonJsonLdFacts[]
}

export const projectJsonLd = (site: SiteData, facts: ProjectJsonLdFacts): JsonLdThing => ({
  '@type': 'ResearchProject',
  '@id': `${site.publicUrl}${facts.path}#project`,
  name: facts.title,
  url: toAbsoluteUrl(site, facts.path),
  description: facts.description,
  image: facts.image ? toAbsoluteUrl(site, facts.image) : undefined,
  keywords: undefinedIfBlank(facts.category ?? ''),
  funding: facts.grant ? { '@type': 'Grant', name: facts.grant } : undefined,
  member: facts.contributors?.map((contributor) => personJsonLd(site, contributor)),
  parentOrganization: {
    '@type': 'Organization',
    name: site.settings.name,
    url: `${site.publicUrl}/`,
  },
})
