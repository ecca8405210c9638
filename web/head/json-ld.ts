import { hrefOf } from '#contract/call/href.ts'
import { pageNames } from '#web/content/page-names.ts'
import { wordsIn } from '#web/content/words-text.ts'
import type { Site } from './site-of.ts'

type Value = string | number | boolean | null | undefined | Thing | readonly Value[]

/** One thing in the words of schema.org. */
export interface Thing {
  readonly [property: string]: Value
}

/** A page on the way from the home page to this one. */
export interface Step {
  readonly name: string
  readonly path: string
}

const isOnTheWeb = (href: string | null): href is string => href !== null && /^https?:/i.test(href)
/** The addresses on the web among some links. */
export const webLinks = (links: readonly string[]) => links.map(hrefOf).filter(isOnTheWeb)
/** A text, or undefined when it is empty. */
export const orNothing = (text: string) => text.trim() || undefined
/** What the addresses of the pages in the language of this one begin with. */
const pagesRoot = ({ publicUrl, language }: Site): string => publicUrl + (language?.prefix ?? '')

/** An address of the site in full: of a page in the language of this one, or of a picture. */
export const fromRoot = (site: Site, path: string) => {
  if (!path.startsWith('/')) return path
  return (path.startsWith('/media/') ? site.publicUrl : pagesRoot(site)) + path
}

const groupId = ({ publicUrl }: Site) => `${publicUrl}/#organization`

/** All things of a page together, as one script for machines. */
export const graph = (things: readonly Thing[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
})

/** The group itself. */
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

/** The website as a whole. */
export const website = (site: Site): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.publicUrl}/#website`,
  name: site.settings.name,
  alternateName: orNothing(site.settings.tagline),
  url: `${pagesRoot(site)}/`,
  inLanguage: site.language?.code ?? 'en',
  publisher: { '@id': groupId(site) },
})

/** The way from the home page to this one. */
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
