import { type JsonLdThing, toAbsoluteUrl, undefinedIfBlank } from './json-ld.ts'
import { buildPersonJsonLd, type PersonJsonLdInput } from './json-ld-person.ts'
import type { SiteData } from './site-of.ts'

export interface ProjectJsonLdInput {
  readonly title: string
  readonly path: string
  readonly description: string
  readonly image?: string
  readonly category?: string
  readonly grant?: string
  readonly contributors?: readonly PersonJsonLdInput[]
}

export const buildProjectJsonLd = (site: SiteData, facts: ProjectJsonLdInput): JsonLdThing => ({
  '@type': 'ResearchProject',
  '@id': `${site.publicUrl}${facts.path}#project`,
  name: facts.title,
  url: toAbsoluteUrl(site, facts.path),
  description: facts.description,
  image: facts.image ? toAbsoluteUrl(site, facts.image) : undefined,
  keywords: undefinedIfBlank(facts.category ?? ''),
  funding: facts.grant ? { '@type': 'Grant', name: facts.grant } : undefined,
  member: facts.contributors?.map((contributor) => buildPersonJsonLd(site, contributor)),
  parentOrganization: {
    '@type': 'Organization',
    name: site.settings.name,
    url: `${site.publicUrl}/`,
  },
})
