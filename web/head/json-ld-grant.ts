import { fromRoot, orNothing, type Thing } from './json-ld.ts'
import type { Site } from './site-of.ts'

/** Facts of a grant for structured data. */
export interface GrantFacts {
  readonly name: string
  readonly path: string
  readonly number: string
  readonly funder: string
  readonly funderHref: string | null
  readonly money: { readonly value: number; readonly currency: string } | undefined
  readonly projects: readonly { readonly title: string; readonly path: string }[]
}

export const monetaryGrant = (site: Site, facts: GrantFacts): Thing => {
  const { money, projects, funderHref } = facts
  return {
    '@type': 'MonetaryGrant',
    '@id': `${site.publicUrl}${facts.path}#grant`,
    name: facts.name,
    url: fromRoot(site, facts.path),
    identifier: orNothing(facts.number),
    funder: facts.funder
      ? { '@type': 'Organization', name: facts.funder, sameAs: funderHref ?? undefined }
      : undefined,
    amount: money && { '@type': 'MonetaryAmount', ...money },
    fundedItem: projects.map(({ title, path }) => ({
      '@type': 'ResearchProject',
      name: title,
      url: fromRoot(site, path),
    })),
  }
}
