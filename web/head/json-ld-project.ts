import { fromRoot, orNothing, type Thing } from './json-ld.ts'
import { type PersonFacts, person } from './json-ld-person.ts'
import type { Site } from './site-of.ts'

/** Facts of a project for structured data. */
export interface ProjectFacts {
  readonly title: string
  readonly path: string
  readonly description: string
  readonly image?: string
  readonly category?: string
  readonly grant?: string
  readonly contributors?: readonly PersonFacts[]
}

export const researchProject = (site: Site, facts: ProjectFacts): Thing => ({
  '@type': 'ResearchProject',
  '@id': `${site.publicUrl}${facts.path}#project`,
  name: facts.title,
  url: fromRoot(site, facts.path),
  description: facts.description,
  image: facts.image ? fromRoot(site, facts.image) : undefined,
  keywords: orNothing(facts.category ?? ''),
  funding: facts.grant ? { '@type': 'Grant', name: facts.grant } : undefined,
  member: facts.contributors?.map((contributor) => person(site, contributor)),
  parentOrganization: {
    '@type': 'Organization',
    name: site.settings.name,
    url: `${site.publicUrl}/`,
  },
})
