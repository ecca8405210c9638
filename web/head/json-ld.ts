import { hrefOf } from '#contract/call/href.ts'
import { pageNames } from '#web/content/page-names.ts'
import { wordsIn } from '#web/content/words-text.ts'
import type { Site } from './site-of.ts'

type Value = string | number | boolean | null | undefined | Thing | readonly Value[]

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  readonly [property: string]: Value
}

/** A page of the breadcrumbs. */
export interface Step {
  readonly name: string
  readonly path: string
}

const isOnTheWeb = (href: string | null): href is string => href !== null && /^https?:/i.test(href)
/** Returns the HTTP URLs among some links. */
export const webLinks = (links: readonly string[]) => links.map(hrefOf).filter(isOnTheWeb)
export const orNothing = (text: string) => text.trim() || undefined
/** Returns the URL prefix of pages in the current language. */
const pagesRoot = ({ publicUrl, language }: Site): string => publicUrl + (language?.prefix ?? '')

/** Returns the absolute URL of a page in the current language, or of an image. */
export const fromRoot = (site: Site, path: string) => {
  if (!path.startsWith('/')) return path
  return (path.startsWith('/media/') ? site.publicUrl : pagesRoot(site)) + path
}

const groupId = ({ publicUrl }: Site) => `${publicUrl}/#organization`

/** Combines the structured data of a page in one script. */
export const graph = (things: readonly Thing[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
})

/** Returns structured data of the group. */
export const organization = (site: Site): Thing => {
  const { name, description, email, phone, address, social } = site.settings
  return {
    '@type': 'Organization',
    '@id': groupId(site),
    name,
    url: `${site.publicUrl}/`,
    logo: `${site.publicUrl}/icon-512.png`,
    description: orNothing(description),
    email,
    telephone: orNothing(phone),
    address: orNothing(
      address
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(', '),
    ),
    sameAs: webLinks(social.map(({ url }) => url)),
  }
}

/** Returns structured data of the website. */
export const website = (site: Site): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.publicUrl}/#website`,
  name: site.settings.name,
  alternateName: orNothing(site.settings.tagline),
  url: `${pagesRoot(site)}/`,
  inLanguage: site.language?.code ?? 'en',
  publisher: { '@id': groupId(site) },
})

export const breadcrumbList = (site: Site, steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: pageNames(wordsIn(site.content)).home, path: '/' }, ...steps].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pagesRoot(site) + path,
    }),
  ),
})
