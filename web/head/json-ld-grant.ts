import { type JsonLdThing, toAbsoluteUrl, undefinedIfBlank } from './json-ld.ts'
import type { SiteData } from './site-of.ts'

export interface GrantJsonLdInput {
  readonly name: string
  readonly path: string
  readonly number: string
  readonly funder: string
  readonly funderHref: string | null
  readonly money: { readonly value: number; readonly currency: string } | undefined
  readonly projects: readonly { readonly title: string; readonly path: string }[]
}

export const buildGrantJsonLd = (site: SiteData, facts: GrantJsonLdInput): JsonLdThing => {
  const { money, projects, funderHref } = facts
  return {
    '@type': 'MonetaryGrant',
    '@id': `${site.publicUrl}${facts.path}#grant`,
    name: facts.name,
    url: toAbsoluteUrl(site, facts.path),
    identifier: undefinedIfBlank(facts.number),
    funder: facts.funder
      ? { '@type': 'Organization', name: facts.funder, sameAs: funderHref ?? undefined }
      : undefined,
    amount: money && { '@type': 'MonetaryAmount', ...money },
    fundedItem: projects.map(({ title, path }) => ({
      '@type': 'ResearchProject',
      name: title,
      url: toAbsoluteUrl(site, path),
    })),
  }
}
