import { hrefOf } from '#contract/call/href.ts'
import { parseSerializedStrings } from '#web/content/serialized-strings.ts'
import { readPageTitles } from '#web/content/use-page-titles.ts'
import type { SiteData } from './site-of.ts'

type Value = string | number | boolean | null | undefined | JsonLdThing | readonly Value[]

/** A typed object of structured data, with the vocabulary of schema.org. */
export interface JsonLdThing {
  readonly [property: string]: Value
}

export interface Breadcrumb {
  readonly name: string
  readonly path: string
}

const isOnTheWeb = (href: string | null): href is string => href !== null && /^https?:/i.test(href)
export const filterHttpLinks = (links: readonly string[]) => links.map(hrefOf).filter(isOnTheWeb)
export const undefinedIfBlank = (text: string) => text.trim() || undefined
/** Returns the URL prefix of pages in the current language. */
const pagesRoot = ({ publicUrl, language }: SiteData): string =>
  publicUrl + (language?.prefix ?? '')

/** Returns the absolute URL of a page in the current language, or of an image. */
export const toAbsoluteUrl = (site: SiteData, path: string) => {
  if (!path.startsWith('/')) return path
  return (path.startsWith('/media/') ? site.publicUrl : pagesRoot(site)) + path
}

const groupId = ({ publicUrl }: SiteData) => `${publicUrl}/#organization`

/** Combines the structured data of a page in one JSON-LD graph. */
export const combineJsonLd = (things: readonly JsonLdThing[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
})

export const buildOrganizationJsonLd = (site: SiteData): JsonLdThing => {
  const { name, description, email, phone, address, social } = site.settings
  return {
    '@type': 'Organization',
    '@id': groupId(site),
    name,
    url: `${site.publicUrl}/`,
    logo: `${site.publicUrl}/icon-512.png`,
    description: undefinedIfBlank(description),
    email: undefinedIfBlank(email),
    telephone: undefinedIfBlank(phone),
    address: undefinedIfBlank(
      address
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(', '),
    ),
    sameAs: filterHttpLinks(social.map(({ url }) => url)),
  }
}

export const buildWebsiteJsonLd = (site: SiteData): JsonLdThing => ({
  '@type': 'WebSite',
  '@id': `${site.publicUrl}/#website`,
  name: site.settings.name,
  alternateName: undefinedIfBlank(site.settings.tagline),
  url: `${pagesRoot(site)}/`,
  inLanguage: site.language?.code ?? 'en',
  publisher: { '@id': groupId(site) },
})

export const buildBreadcrumbJsonLd = (
  site: SiteData,
  steps: readonly Breadcrumb[],
): JsonLdThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: readPageTitles(parseSerializedStrings(site.content)).home, path: '/' },
    ...steps,
  ].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pagesRoot(site) + path,
  })),
})
